import { pathToFileURL } from 'node:url';
import type { Type } from '@nestjs/common';
import { findPackage } from './find-package.js';
import { declarationOf, installedPlugin, type InstalledPlugin } from './installed-plugins.js';
import { PluginError } from './plugin-error.js';

/**
 * Loads the plugins that the packages export, in the given order.
 * @param words entries of PLUGINS
 * @throws PluginError
 */
export async function loadPackages(words: readonly string[]): Promise<InstalledPlugin[]> {
  const loaded: InstalledPlugin[] = [];
  for (const word of words) {
    const found = findPackage(word);
    const exported = await load(found.packageName, found.entry);
    const types = [...new Set(Object.values(exported))].filter((one) => declarationOf(one) !== undefined);
    if (types.length === 0)
      throw new PluginError(found.packageName, null, 'it exports no class that is decorated with @ShopPlugin');
    loaded.push(...types.map((type) => installedPlugin(type as Type, found)));
  }
  return loaded;
}

async function load(packageName: string, entry: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(entry).href)) as Record<string, unknown>;
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    throw new PluginError(packageName, null, `it cannot be loaded: ${line}`);
  }
}

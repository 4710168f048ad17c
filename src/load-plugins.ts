import type { Type } from '@nestjs/common';
import type { Config } from './platform/config/config.js';
import { projectFolder } from './platform/config/project-folder.js';
import { InstalledPlugins, installedPlugin } from './platform/plugins/installed-plugins.js';
import { loadPackages } from './platform/plugins/load-packages.js';
import { plugins } from './plugins.js';

/**
 * Plugins given as classes: the list of this project, or others, such as those of a test.
 * @param folder base of relative folders in their declarations
 * @throws PluginError
 */
export const installedHere = (types: readonly Type[] = plugins, folder = projectFolder()): InstalledPlugins =>
  new InstalledPlugins(types.map((type) => installedPlugin(type, { packageName: 'of the shop', folder })));

/**
 * All plugins of a process: the list in plugins.ts, then the packages of PLUGINS.
 * @throws PluginError
 */
export const loadPlugins = async ({ plugins: words }: Pick<Config, 'plugins'>): Promise<InstalledPlugins> =>
  new InstalledPlugins([...installedHere().all, ...(await loadPackages(words))]);

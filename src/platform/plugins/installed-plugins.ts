import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { SHOP_PLUGIN, type PluginFolder, type PluginMigration, type ShopPluginDeclaration } from '#contracts';
import { PluginError } from './plugin-error.js';

const NAME = /^[a-z][a-z0-9-]{0,49}$/;
/** Names of migrations; TypeORM reads the order of migrations from the number. */
const MIGRATION = /^[A-Za-z_$][\w$]*\d{13}$/;

export type MigrationClass = new () => PluginMigration;

/** Origin of a plugin; relative folders of its declaration are below `folder`. */
export interface PluginSource {
  readonly packageName: string;
  readonly folder: string;
}

/** A class with `@ShopPlugin`, with its checked declaration and absolute folders. */
export interface InstalledPlugin {
  readonly type: Type;
  readonly name: string;
  readonly packageName: string;
  readonly migrations: readonly MigrationClass[];
  readonly views: string | null;
  readonly translations: string | null;
  readonly screens: string | null;
}

export const declarationOf = (candidate: unknown): ShopPluginDeclaration | undefined =>
  typeof candidate === 'function'
    ? (Reflect.getOwnMetadata(SHOP_PLUGIN, candidate) as ShopPluginDeclaration | undefined)
    : undefined;

/** @throws PluginError for an invalid declaration */
export function installedPlugin(type: Type, { packageName, folder }: PluginSource): InstalledPlugin {
  const fail = (problem: string): never => {
    throw new PluginError(packageName, type.name, problem);
  };
  const declared = declarationOf(type) ?? fail('it is not decorated with @ShopPlugin');
  if (typeof declared.name !== 'string' || !NAME.test(declared.name))
    fail(`the name ${JSON.stringify(declared.name)} is not a lower-case word of at most 50 characters`);
  const folderOf = (member: 'views' | 'translations' | 'screens'): string | null => {
    if (declared[member] === undefined) return null;
    const path = absolute(declared[member], folder);
    return path !== null && existsSync(path) && statSync(path).isDirectory()
      ? path
      : fail(`${member} is not a folder: ${String(declared[member])}`);
  };
  const migrations = (declared.migrations ?? []) as readonly MigrationClass[];
  for (const migration of migrations)
    if (typeof migration !== 'function' || !MIGRATION.test(migrationName(migration)))
      fail(`the name of migration ${migrationName(migration)} does not end in milliseconds (13 digits)`);
  return {
    type,
    name: declared.name,
    packageName,
    migrations,
    views: folderOf('views'),
    translations: folderOf('translations'),
    screens: folderOf('screens'),
  };
}

function absolute(given: PluginFolder, folder: string): string | null {
  const text = given instanceof URL || String(given).startsWith('file:') ? fileURLToPath(given) : given;
  return isAbsolute(text) ? text : join(folder, text);
}

/** The name under which TypeORM records the migration. */
export const migrationName = (migration: MigrationClass): string => new migration().name ?? migration.name;

/** The plugins of this process, without duplicates. */
export class InstalledPlugins {
  /** @throws PluginError if two plugins have the same name */
  constructor(readonly all: readonly InstalledPlugin[]) {
    for (const [place, plugin] of all.entries()) {
      const other = all.slice(0, place).find(({ name }) => name === plugin.name);
      if (other)
        throw new PluginError(
          plugin.packageName,
          plugin.type.name,
          `the name "${plugin.name}" is taken by ${other.type.name} of ${other.packageName}`,
        );
    }
  }

  get migrations(): MigrationClass[] {
    return this.all.flatMap(({ migrations }) => migrations);
  }

  /** Folders that contain a folder for each language. */
  get translations(): string[] {
    return this.all.flatMap(({ translations }) => translations ?? []);
  }

  get views(): string[] {
    return this.all.flatMap(({ views }) => views ?? []);
  }

  /** The plugin that has this module, directly or by an import; null for a module of the shop. */
  ownerOf(module: unknown): InstalledPlugin | null {
    return this.all.find(({ type }) => type === module) ?? this.all.find(({ type }) => imports(type, module)) ?? null;
  }
}

function imports(type: unknown, module: unknown, seen = new Set<unknown>()): boolean {
  if (typeof type !== 'function' || seen.has(type)) return false;
  seen.add(type);
  const imported = (Reflect.getMetadata('imports', type) ?? []) as Array<{ module?: unknown } | undefined>;
  return imported.some((one) => {
    const target = one?.module ?? one;
    return target === module || imports(target, module, seen);
  });
}

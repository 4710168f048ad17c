import { migrations } from '../../../migrations/index.js';
import { migrationName, type InstalledPlugins } from './installed-plugins.js';
import { PluginError } from './plugin-error.js';

/**
 * Checks that migrations have unique names, because TypeORM records them by name.
 * @throws PluginError
 */
export function checkMigrations(plugins: InstalledPlugins): void {
  const taken = new Map(migrations.map(({ name }) => [name, 'the shop']));
  for (const { packageName, type, migrations: own } of plugins.all) {
    for (const name of own.map(migrationName)) {
      const other = taken.get(name);
      if (other !== undefined)
        throw new PluginError(packageName, type.name, `${other} has a migration ${name} already`);
      taken.set(name, packageName);
    }
  }
}

import 'reflect-metadata';
import { ADMINISTRATOR_USAGE, readAdministratorOptions, type AdministratorOptions } from './cli/administrator-options.js';
import { helpAdministrator } from './cli/help-administrator.js';
import { joinDatabase } from './cli/join-database.js';
import { failStart, readSettings } from './cli/settings.js';
import { runMigrations } from './platform/database/migrate.js';

/** `npm run administrator -- --email E --second-factor-off | --password-link`: for whoever nobody else can let in. */
const settings = readSettings();
const options = readOptions();
try {
  const database = await joinDatabase(settings);
  try {
    await runMigrations(database.url);
    const line = await helpAdministrator(database.url, settings.baseUrl, options);
    if (line === null) {
      process.stderr.write(`There is no active administrator ${options.email}\n`);
      process.exitCode = 1;
    } else {
      process.stdout.write(`${line}\n`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}

function readOptions(): AdministratorOptions {
  try {
    return readAdministratorOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${ADMINISTRATOR_USAGE}\n`);
    process.exit(1);
  }
}

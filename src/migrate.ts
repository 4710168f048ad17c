import 'reflect-metadata';
import { joinDatabase } from './cli/join-database.js';
import { failStart, readSettings } from './cli/settings.js';
import { runMigrations } from './platform/database/migrate.js';

/** `npm run migrate`: brings the schema up to date and says what it did. */
const settings = readSettings();
try {
  const database = await joinDatabase(settings);
  const done = await runMigrations(database.url);
  process.stdout.write(done.length > 0 ? `Migrated: ${done.join(', ')}\n` : 'The schema is up to date.\n');
  await database.close();
} catch (error) {
  failStart(error);
}

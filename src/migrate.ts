import 'reflect-metadata';
import { runCommand } from './cli/run-command.js';

/** `npm run migrate`: brings the schema up to date and prints what it did. */
await runCommand({
  read: () => null,
  async run({ migrated, print }) {
    print(migrated.length > 0 ? `Migrated: ${migrated.join(', ')}` : 'The schema is up to date.');
    return null;
  },
});

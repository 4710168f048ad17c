import 'reflect-metadata';
import { ADMINISTRATOR_USAGE, readAdministratorOptions } from './cli/administrator-options.js';
import { helpAdministrator } from './cli/help-administrator.js';
import { runCommand } from './cli/run-command.js';

/** `npm run administrator -- --email E --second-factor-off | --password-link`: for whoever nobody else can let in. */
await runCommand({
  read: readAdministratorOptions,
  usage: ADMINISTRATOR_USAGE,
  async run({ url, settings, say }, options) {
    const line = await helpAdministrator(url, settings.baseUrl, options);
    if (line === null) return `There is no active administrator ${options.email}`;
    say(line);
    return null;
  },
});

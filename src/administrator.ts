import 'reflect-metadata';
import { ADMINISTRATOR_USAGE, readAdministratorOptions } from './cli/administrator-options.js';
import { helpAdministrator } from './cli/help-administrator.js';
import { runCommand } from './cli/run-command.js';

/** `npm run administrator -- --email E --second-factor-off | --password-link`: account recovery for administrators. */
await runCommand({
  read: readAdministratorOptions,
  usage: ADMINISTRATOR_USAGE,
  async run({ url, settings, print }, options) {
    const line = await helpAdministrator(url, settings.baseUrl, options);
    if (line === null) return `There is no active administrator ${options.email}`;
    print(line);
    return null;
  },
});

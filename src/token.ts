import 'reflect-metadata';
import { makeToken } from './cli/make-token.js';
import { runCommand } from './cli/run-command.js';
import { readTokenOptions, TOKEN_USAGE } from './cli/token-options.js';

/**
 * `npm run token -- --name N [--scopes a,b] [--expires 30d|never]`: creates an API token and prints it, and nothing
 * else, on stdout. It is shown only once.
 */
await runCommand({
  read: (args) => readTokenOptions(args, new Date()),
  usage: TOKEN_USAGE,
  async run({ url, print }, options) {
    print(await makeToken(url, options));
    return null;
  },
});

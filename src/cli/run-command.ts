import { loadPlugins } from '../load-plugins.js';
import type { Config } from '../platform/config/config.js';
import type { InstalledPlugins } from '../platform/plugins/installed-plugins.js';
import { prepareSchema } from '../platform/schema/prepare-schema.js';
import { joinDatabase } from './join-database.js';
import { failStart, readSettings } from './settings.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export interface CommandShop {
  /** Of a database with the present schema. */
  readonly url: string;
  readonly settings: Config;
  /** The migrations that ran for this command. */
  readonly migrated: readonly string[];
  readonly plugins: InstalledPlugins;
  /** A line on stdout. */
  readonly say: (line: string) => void;
}

export interface Command<Options> {
  /** What stands behind the command's name. @throws Error with a sentence for the reader, who is then told the usage */
  readonly read: (args: string[]) => Options;
  readonly usage?: string;
  /** Answers null when it is done, else the sentence of why it is not. */
  readonly run: (shop: CommandShop, options: Options) => Promise<string | null>;
}

/** A command beside the server, on its database: says on stderr what was wrong, with exit code 1. */
export async function runCommand<Options>({ read, usage = '', run }: Command<Options>): Promise<void> {
  const settings = readSettings();
  const options = readOptions(read, usage);
  try {
    const plugins = await loadPlugins(settings);
    const database = await joinDatabase(settings);
    try {
      const migrated = await prepareSchema(database.url, settings.migrationUrl, plugins);
      const refusal = await run({ url: database.url, settings, migrated, plugins, say: print }, options);
      if (refusal === null) return;
      process.stderr.write(`${refusal}\n`);
      process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    failStart(error);
  }
}

function readOptions<Options>(read: Command<Options>['read'], usage: string): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(1);
  }
}

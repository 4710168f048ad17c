import { findRunningPostgres } from '../../libs/embedded-postgres/index.js';
import { loadPlugins } from '../load-plugins.js';
import type { Config } from '../platform/config/config.js';
import type { InstalledPlugins } from '../platform/plugins/installed-plugins.js';
import { prepareSchema } from '../platform/schema/prepare-schema.js';
import { openDatabase, type OpenDatabase } from './open-database.js';
import { failStart, readSettings } from './settings.js';

/** Uses the database of a running server, or else starts the embedded one. */
async function joinDatabase(config: Config): Promise<OpenDatabase> {
  const running = config.databaseUrl ? null : await findRunningPostgres(config.dataDir);
  return running ? { url: running, close: async () => undefined } : openDatabase(config);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export interface CommandShop {
  /** URL of a database with the current schema. */
  readonly url: string;
  readonly settings: Config;
  /** Names of the migrations that ran for this command. */
  readonly migrated: readonly string[];
  readonly plugins: InstalledPlugins;
  /** Prints a line on stdout. */
  readonly print: (line: string) => void;
}

export interface Command<Options> {
  /**
   * Reads the arguments after the command's name.
   * @throws Error with a message for the user; the usage is printed after it
   */
  readonly read: (args: string[]) => Options;
  readonly usage?: string;
  /** Returns null on success, otherwise a message. */
  readonly run: (shop: CommandShop, options: Options) => Promise<string | null>;
}

/** Runs a command on the server's database: prints errors on stderr, and exits with code 1. */
export async function runCommand<Options>({ read, usage = '', run }: Command<Options>): Promise<void> {
  const settings = await readSettings();
  const options = readOptions(read, usage);
  try {
    const plugins = await loadPlugins(settings);
    const database = await joinDatabase(settings);
    try {
      const migrated = await prepareSchema(database.url, settings.migrationUrl, plugins);
      const refusal = await run({ url: database.url, settings, migrated, plugins, print }, options);
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

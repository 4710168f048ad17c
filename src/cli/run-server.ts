import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { isEmptyShop, seedDemoShop } from '../demo/seed/index.js';
import { ensureAdministrator } from '../identity/index.js';
import { loadPlugins } from '../load-plugins.js';
import type { Config } from '../platform/config/config.js';
import { isUnencrypted } from '../platform/config/database-url.js';
import { isInsecureInProduction } from '../platform/config/loopback-host.js';
import { projectVersion } from '../platform/config/project-folder.js';
import { prepareSchema } from '../platform/schema/prepare-schema.js';
import { Readiness } from '../platform/health/readiness.js';
import { listen } from './listen.js';
import { openDatabase, type OpenDatabase } from './open-database.js';
import { failStart } from './settings.js';
import { printCard } from './card.js';
import { handleStrayErrors } from './stray-errors.js';

/** Time limit of a shutdown in milliseconds; the database rolls back what is not finished then. */
const STOP_LIMIT_MS = 28_000;
/**
 * Time in milliseconds for requests in flight; then their connections are closed, because idle ones would delay the
 * shutdown.
 */
const DRAIN_MS = 20_000;

/**
 * Starts the shop with validated settings: database, migrations, demo shop on request, server. Stops all of it on
 * SIGTERM or SIGINT.
 */
export async function run(settings: Config): Promise<void> {
  let database: OpenDatabase | null = null;
  let app: NestExpressApplication | null = null;
  let stopping = false;

  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS).unref();
    if (app) {
      app.get(Readiness).stopping = true;
      const server = app.getHttpServer() as Server;
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    }
    await app?.close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    await database?.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  handleStrayErrors(stop);

  try {
    const plugins = await loadPlugins(settings);
    database = await openDatabase(settings);
    const config: Config = Object.assign(Object.create(Object.getPrototypeOf(settings) as object), settings, {
      databaseUrl: database.url,
    });
    await prepareSchema(config.databaseUrl!, config.migrationUrl, plugins);
    if (stopping) return;
    // The application is loaded after the database has answered, so that invalid settings are reported sooner.
    const { bootShop } = await import('../boot.js');
    app = await bootShop(config, { plugins });
    warnOfClearText(config);
    const administrator = await ensureAdministrator(app);
    if (config.demo && (await isEmptyShop(app))) await seedDemoShop(app);
    if (config.worker !== 'only') await listen(app.getHttpServer() as Server, config.port, config.host);
    logStart(config);
    // The original settings are used, because `config` also has the URL of the embedded PostgreSQL.
    printCard(settings, administrator);
  } catch (error) {
    await app?.close().catch(() => undefined);
    await database?.close();
    failStart(error);
  }
}

/**
 * Warns of database connections to other machines without encryption. It is not an error, because an error would break
 * shops on private networks at their next update; `sslmode=disable` states the intention.
 */
function warnOfClearText({ production, databaseUrl, replicaUrls }: Config): void {
  if (!production) return;
  const settings = [
    ...(isUnencrypted(databaseUrl!) ? ['DATABASE_URL'] : []),
    ...(replicaUrls.some(isUnencrypted) ? ['DATABASE_REPLICA_URLS'] : []),
  ];
  for (const setting of settings) {
    new Logger('Database').warn(
      `${setting} leads to another machine without encryption. Add sslmode=verify-full, or sslmode=disable when the ` +
        'network is private.',
    );
  }
}

/** Logs that the shop has started, and a warning if BASE_URL is not encrypted in production. */
function logStart(config: Config): void {
  const logger = new Logger('Start');
  logger.log({ version: projectVersion(), base_url: config.baseUrl, worker: config.worker }, 'The shop is open');
  if (isInsecureInProduction(config)) {
    logger.warn(
      { base_url: config.baseUrl },
      'BASE_URL is http: in production, so passwords and orders are not encrypted on their way. ' +
        'Set up HTTPS and an https: BASE_URL',
    );
  }
}

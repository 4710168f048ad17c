import type { Server } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger as PinoLogger } from 'nestjs-pino';
import { AppModule, type ShopParts } from './app.module.js';
import type { Config } from './platform/config/config.js';
import { conditionalRequests } from './platform/http/conditional-requests.js';
import { ResponseCache } from './platform/http/response-cache/response-cache.js';
import { serveMedia } from './platform/http/media.js';
import { serveOpenApi } from './platform/http/openapi/serve-openapi.js';
import { applySecurity } from './apply-security.js';
import { RequestObserver } from './platform/metrics/metrics.js';

/** Creates the application, ready to listen. The database of `config.databaseUrl` must be migrated. */
export async function bootShop(config: Config, parts: ShopParts = {}): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, parts), {
    bodyParser: false,
    logger: ['error', 'warn'],
    // Messages are kept until the logger exists, so that every line is JSON.
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(troublesOnly(app.get(PinoLogger)));
  if (config.basePath) app.setGlobalPrefix(config.basePath);
  app.use(conditionalRequests);
  app.use(app.get(ResponseCache).middleware);
  app.use(app.get(RequestObserver).middleware);
  applySecurity(app);
  serveMedia(app, config);
  if (config.apiDocs) serveOpenApi(app, config);
  await app.init();
  app.useLogger(app.get(PinoLogger));
  const server = app.getHttpServer() as Server;
  limitServer(server);
  return app;
}

/** Drops the framework's messages about every route; its warnings and errors are logged. */
const troublesOnly = (logger: PinoLogger): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown, ...more: unknown[]) => logger.warn(message, ...more),
  error: (message: unknown, ...more: unknown[]) => logger.error(message, ...more),
  fatal: (message: unknown, ...more: unknown[]) => logger.fatal(message, ...more),
});

/** Time limits (milliseconds) and size limits of a connection. */
function limitServer(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // The server reads this interval when it starts to listen. The default of Node is 30 seconds.
  Object.assign(server, { connectionsCheckingInterval: 1_000 });
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 0;
}

import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger as PinoLogger } from 'nestjs-pino';
import { AppModule, type ShopParts } from './app.module.js';
import type { Config } from './platform/config/config.js';
import { HotReads } from './platform/http/hot/hot-reads.js';
import { serveMedia } from './platform/http/media.js';
import { serveOpenApi } from './platform/http/openapi/serve-openapi.js';
import { applySecurity } from './platform/http/security/apply-security.js';
import { limitServer } from './platform/http/server-limits.js';
import { RequestObserver } from './platform/metrics/request-observer.js';
import { setShopCurrency } from './platform/http/validation/money.validator.js';

/** The application, ready to listen. The database of `config.databaseUrl` must be migrated. */
export async function bootShop(config: Config, parts: ShopParts = {}): Promise<NestExpressApplication> {
  setShopCurrency(config.currency);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, parts), {
    bodyParser: false,
    // what the framework tells of every route is of no use to a reader of the log; its troubles are
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  if (config.basePath) app.setGlobalPrefix(config.basePath);
  app.use(app.get(RequestObserver).middleware);
  applySecurity(app);
  serveMedia(app, config);
  serveOpenApi(app, config);
  await app.init();
  app.useLogger(app.get(PinoLogger));
  const server = app.getHttpServer() as Server;
  limitServer(server);
  app.get(HotReads).install(server);
  return app;
}

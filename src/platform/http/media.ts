import { join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Response } from 'express';
import type { Config } from '../config/config.js';

/** Pictures of the shop, from `<DATA_DIR>/media`. A picture is never a page: no script in it runs. */
export function serveMedia(app: NestExpressApplication, config: Config): void {
  // named after their content: another picture has another name
  const uploaded = join(config.dataDir, 'media', 'pictures') + sep;
  app.use(
    `${config.basePath}/media`,
    express.static(join(config.dataDir, 'media'), {
      index: false,
      dotfiles: 'deny',
      maxAge: '1d',
      redirect: false,
      setHeaders: (response: Response, file: string) => setMediaHeaders(response, file.startsWith(uploaded)),
    }),
  );
}

/** @param lasting whether nothing else is ever found under its address */
export function setMediaHeaders(response: Response, lasting: boolean): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
}

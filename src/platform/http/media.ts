import { join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Config } from '../config/config.js';
import { isRead } from './conditional-requests.js';

/** Serves the files below `<DATA_DIR>/media`, so that browsers never run scripts of a picture. */
export function mediaFiles(config: Pick<Config, 'dataDir'>): RequestHandler {
  // The name contains a hash of the content, so that a different picture has a different name.
  const uploaded = join(config.dataDir, 'media', 'pictures') + sep;
  return express.static(join(config.dataDir, 'media'), {
    index: false,
    dotfiles: 'deny',
    maxAge: '1d',
    redirect: false,
    // Errors such as 416 go to the error filter; by default they would become 404.
    fallthrough: false,
    setHeaders: (response: Response, file: string) => setMediaHeaders(response, file.startsWith(uploaded)),
  });
}

export function serveMedia(app: NestExpressApplication, config: Config): void {
  const files = mediaFiles(config);
  app.use(`${config.basePath}/media`, (request: Request, response: Response, next: NextFunction) => {
    if (!isRead(request)) return next();
    // `Range` is defined for GET only (RFC 9110, 14.2)
    if (request.method === 'HEAD') delete request.headers.range;
    void files(request, response, (error?: unknown) => next(isMissing(error) ? undefined : error));
  });
}

const isMissing = (error: unknown): boolean =>
  [400, 403, 404].includes((error as { status?: number } | undefined)?.status ?? 404);

/** @param lasting whether the address never serves a different file */
function setMediaHeaders(response: Response, lasting: boolean): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
}

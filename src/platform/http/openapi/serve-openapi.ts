import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';
import { entityTag } from '../conditional-requests.js';
import { buildOpenApi } from './build-openapi.js';
import { cutDocument, CUTS, type Cut } from './cut-document.js';
import { docsPage, docsScript, docsStyle } from './docs-page.js';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const documents = new WeakMap<INestApplication, OpenAPIObject>();

/** The document of an application, built at the first request. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const document = documents.get(app) ?? buildOpenApi(app, app.get(Config).basePath);
  documents.set(app, document);
  return document;
}

/**
 * Serves `/api/openapi.json`, of which `?cut=` selects a part, and Swagger UI at `/api/docs`. The page loads everything
 * from this server, and has no inline scripts or styles.
 */
export function serveOpenApi(app: NestExpressApplication, config: Config): void {
  const packed = new Map<string, PackedText>();
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
  const assets = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const at = (path: string, handler: (request: Request, response: Response) => void): void => {
    app.use(
      `${config.basePath}/api/${path}`,
      (request: Request, response: Response, next: (error?: unknown) => void) => {
        if (request.path !== '/') return next();
        if (request.method !== 'GET' && request.method !== 'HEAD')
          return next(commonErrors.method_not_allowed({ allow: 'GET, HEAD' }));
        handler(request, response);
      },
    );
  };
  at('openapi.json', (request, response) => {
    const cut = cutOf(request);
    const text = packed.get(cut ?? '') ?? packedText(cut ? cutDocument(openApiOf(app), cut) : openApiOf(app));
    packed.set(cut ?? '', text);
    sendPacked(request, response, text);
  });
  at('docs/init.js', (_, response) => sendText(response, 'js', docsScript));
  at('docs/docs.css', (_, response) => sendText(response, 'css', docsStyle));
  for (const asset of ASSETS) {
    at(
      `docs/${asset}`,
      (_, response) =>
        void response
          .set('ETag', entityTag(`${asset} ${version}`))
          .sendFile(join(assets, asset), { maxAge: '1d', dotfiles: 'allow' }),
    );
  }
  at('docs', (_, response) => sendText(response, 'html', docsPage(`${config.basePath}/api`)));
}

/** @throws FieldErrors (422) at `cut` */
function cutOf({ query: { cut } }: Request): Cut | null {
  if (cut === undefined) return null;
  const known = CUTS.find((one) => one === cut);
  if (!known) throw new FieldErrors({ cut: [{ key: 'validation.isIn', args: { a0: CUTS.join(', ') } }] });
  return known;
}

interface PackedText {
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

function packedText(document: OpenAPIObject): PackedText {
  const plain = Buffer.from(JSON.stringify(document));
  return { plain, gzip: gzipSync(plain) };
}

function sendPacked(request: Request, response: Response, { plain, gzip }: PackedText): void {
  const takesGzip = request.acceptsEncodings('gzip') !== false;
  if (takesGzip) response.set('Content-Encoding', 'gzip');
  const body = takesGzip ? gzip : plain;
  response
    .vary('Accept-Encoding')
    .type('json')
    .set({ 'Cache-Control': 'no-cache', ETag: entityTag(body) })
    .send(body);
}

const sendText = (response: Response, type: string, text: string): void =>
  void response
    .type(type)
    .set({ 'Cache-Control': 'no-cache', ETag: entityTag(text) })
    .send(text);

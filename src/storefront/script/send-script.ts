import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { Scripts, type Packing, type ScriptName } from './scripts.js';

const typeOf = (name: ScriptName): string => `${name.endsWith('.d.ts') ? 'text/plain' : 'text/javascript'}; charset=utf-8`;

/** Answers one of the scripts, packed as the browser takes it. An address that names the content's hash never gets another content. */
@Injectable()
export class SendScript {
  constructor(private readonly scripts: Scripts) {}

  /** @throws not_found when it has not been built */
  run(version: unknown, request: Request, response: Response): void {
    const name = basename(request.path) as ScriptName;
    const file = this.scripts.file(name);
    if (!file) throw commonErrors.not_found();
    const packing = packingOf(request);
    const tag = `"${file.hash}${packing ? `-${packing}` : ''}"`;
    response.vary('Accept-Encoding').set({
      'Content-Type': typeOf(name),
      'Cache-Control': version === file.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      // a page of another site may load it, as a module too: it is the same for everybody
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (!response.getHeader('Access-Control-Allow-Origin')) response.set('Access-Control-Allow-Origin', '*');
    if (request.headers['if-none-match'] === tag) {
      response.status(304).end();
      return;
    }
    if (packing) response.set('Content-Encoding', packing);
    const contents = file.contents(packing);
    response.set('Content-Length', String(contents.length)).end(request.method === 'HEAD' ? undefined : contents);
  }
}

const packingOf = (request: Request): Packing => (request.acceptsEncodings('br', 'gzip') || null) as Packing;

import type { Request, Response } from 'express';
import { packingOf, type Packing } from '../../platform/http/packing.js';

/** A static file. If it is a text, there is a version in each compression that browsers accept. */
export interface PackedFile {
  /** Changes with the content. */
  readonly hash: string;
  contents(packing: Packing): Buffer;
}

/**
 * Sends the file in a compression that the browser accepts. A URL with the content's hash (`?v=`) can be cached
 * forever. Pages of other sites may load the file, also as a module, because it is public.
 */
export function sendPacked(request: Request, response: Response, file: PackedFile, type: string): void {
  const isText = type.startsWith('text/');
  const packing = isText ? packingOf(request) : null;
  response
    .vary('Accept-Encoding')
    .set({
      'Content-Type': isText ? `${type}; charset=utf-8` : type,
      'Cache-Control': request.query['v'] === file.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${file.hash}${packing ? `-${packing}` : ''}"`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  if (!response.getHeader('Access-Control-Allow-Origin')) response.set('Access-Control-Allow-Origin', '*');
  if (packing) response.set('Content-Encoding', packing);
  const contents = file.contents(packing);
  response.set('Content-Length', String(contents.length)).end(request.method === 'HEAD' ? undefined : contents);
}

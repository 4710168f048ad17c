import type { Request, Response } from 'express';

/** null: as it is. */
export type Packing = 'br' | 'gzip' | null;

/** A file that is the same for all; a text in each packing a browser may take. */
export interface PackedFile {
  /** Changes with the content. */
  readonly hash: string;
  contents(packing: Packing): Buffer;
}

/**
 * Sends it packed as the browser takes it. An address that names the content's hash (`?v=`) never gets another
 * content. A page of another site may load it, as a module too: it is the same for everybody.
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

/** The smallest of those it takes: browsers name gzip first and mean no order by it. */
const packingOf = (request: Request): Packing =>
  (['br', 'gzip'] as const).find((packing) => request.acceptsEncodings(packing)) ?? null;

import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { entityTag } from '../../platform/http/conditional-requests.js';
import type { Request, Response } from 'express';
import { CachedSitemap } from './cached-sitemap.js';
import type { SitemapName } from './make-sitemap.js';

const AN_HOUR = 'public, max-age=3600';

/** Sends a file of the sitemap, compressed if the client accepts it. */
@Injectable()
export class SendSitemap {
  constructor(private readonly sitemaps: CachedSitemap) {}

  async run(name: SitemapName, request: Request, response: Response): Promise<void> {
    const packed = await this.sitemaps.run(name);
    response
      .vary('Accept-Encoding')
      .set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': AN_HOUR });
    const takesGzip = request.acceptsEncodings('gzip') !== false;
    // The compressed file and the text are two representations, so their ETags differ.
    response.set('ETag', entityTag(takesGzip ? packed : `${entityTag(packed)} unpacked`));
    if (takesGzip) {
      response
        .set({ 'Content-Encoding': 'gzip', 'Content-Length': String(packed.length) })
        .end(request.method === 'HEAD' ? undefined : packed);
      return;
    }
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const unpack = createGunzip();
    unpack.end(packed);
    // A client that disconnects early causes no error.
    await pipeline(unpack, response).catch(() => undefined);
  }
}

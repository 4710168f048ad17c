import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { KeepSitemap } from './keep-sitemap.js';
import type { SitemapName } from './make-sitemap.js';

const AN_HOUR = 'public, max-age=3600';

/** Answers a file of the sitemap, packed where the reader takes it, unpacked on the way where not. */
@Injectable()
export class SendSitemap {
  constructor(private readonly sitemaps: KeepSitemap) {}

  async run(name: SitemapName, request: Request, response: Response): Promise<void> {
    const packed = await this.sitemaps.run(name);
    response
      .vary('Accept-Encoding')
      .set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': AN_HOUR });
    if (request.acceptsEncodings('gzip')) {
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
    // a reader who leaves early is no trouble of ours
    await pipeline(unpack, response).catch(() => undefined);
  }
}

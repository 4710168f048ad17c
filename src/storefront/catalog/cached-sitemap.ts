import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { CONTENT_TAG } from '../../content/index.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { MakeSitemap, type SitemapName } from './make-sitemap.js';

/**
 * Compressed files of the sitemap: a million characters become about ten thousand bytes. Concurrent requests share one
 * build.
 */
@Injectable()
export class CachedSitemap {
  private readonly pending = new Map<SitemapName, Promise<Buffer>>();

  constructor(
    private readonly sitemap: MakeSitemap,
    private readonly cache: ReadCache,
  ) {}

  /**
   * The file in gzip format.
   * @throws not_found for a part without products
   */
  run(name: SitemapName): Promise<Buffer> {
    const cached = this.cache.get<Buffer>(keyOf(name));
    if (cached) return Promise.resolve(cached);
    const making = this.pending.get(name) ?? this.make(name).finally(() => this.pending.delete(name));
    this.pending.set(name, making);
    return making;
  }

  private async make(name: SitemapName): Promise<Buffer> {
    const ticket = this.cache.begin();
    if (typeof name === 'number' && !(await this.sitemap.has(name))) throw commonErrors.not_found();
    const chunks: Buffer[] = [];
    for await (const chunk of Readable.from(this.sitemap.run(name)).compose(createGzip())) chunks.push(chunk as Buffer);
    const packed = Buffer.concat(chunks);
    this.cache.put(keyOf(name), packed, packed.length, ['products', 'categories', 'settings', CONTENT_TAG], ticket);
    return packed;
  }
}

const keyOf = (name: SitemapName): string => `sitemap ${name}`;

import { Injectable } from '@nestjs/common';
import { SitemapEntries, type SitemapEntry, type AddressPart } from '../../catalog/index.js';
import { ContentFacade } from '../../content/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { sitemapIndex, urlEntry, urlSetEnd, urlSetStart, type SitemapPage } from './sitemap-xml.js';

/** Above this number, products are in separate files; the format allows 50,000 URLs per file, including languages. */
const WHOLE = 10_000;

/** A file of the sitemap: everything, everything except products, or the products of a part. */
export type SitemapName = 'whole' | 'pages' | number;

/** Generates the sitemap in pieces, so that no file is ever in memory as a whole. */
@Injectable()
export class MakeSitemap {
  constructor(
    private readonly addresses: SitemapEntries,
    private readonly content: ContentFacade,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  async has(part: number): Promise<boolean> {
    return (await this.addresses.parts()).some(({ number }) => number === part);
  }

  async *run(name: SitemapName): AsyncGenerator<string> {
    if (typeof name === 'number') return yield* this.urlSet(this.products(name));
    const parts = await this.addresses.parts();
    if (name === 'pages') return yield* this.urlSet(this.pages(parts));
    if (parts.reduce((sum, { count }) => sum + count, 0) > WHOLE) return yield this.index(parts);
    yield* this.urlSet(this.everything(parts));
  }

  private index(parts: readonly AddressPart[]): string {
    const at = (file: string): string => `${this.config.baseUrl}/sitemap-${file}.xml`;
    return sitemapIndex([
      { address: at('pages'), changedAt: newest(parts) },
      ...parts.map(({ number, changedAt }) => ({ address: at(`products-${number}`), changedAt })),
    ]);
  }

  private async *urlSet(pages: AsyncGenerator<SitemapPage[]>): AsyncGenerator<string> {
    const { language, languages } = this.shop;
    yield urlSetStart;
    for await (const some of pages) yield some.map((page) => urlEntry(page, { language, languages })).join('');
    yield urlSetEnd;
  }

  private async *everything(parts: readonly AddressPart[]): AsyncGenerator<SitemapPage[]> {
    yield* this.pages(parts);
    for (const { number } of parts) yield* this.products(number);
  }

  private async *pages(parts: readonly AddressPart[]): AsyncGenerator<SitemapPage[]> {
    yield [{ address: `${this.config.baseUrl}/`, changedAt: newest(parts) }];
    for await (const some of this.addresses.categories()) yield some.map((one) => this.page('category', one));
    yield (await this.content.addresses()).map(({ slug, changedAt }) => this.page('pages', { alias: slug, changedAt }));
  }

  private async *products(part: number): AsyncGenerator<SitemapPage[]> {
    for await (const some of this.addresses.products(part)) yield some.map((one) => this.page('product', one));
  }

  private page(kind: 'category' | 'product' | 'pages', { alias, changedAt }: SitemapEntry): SitemapPage {
    return { address: `${this.config.baseUrl}/${kind}/${encodeURIComponent(alias)}`, changedAt };
  }
}

const newest = (parts: readonly AddressPart[]): Date | null =>
  parts.reduce<Date | null>(
    (latest, { changedAt }) => (latest === null || changedAt > latest ? changedAt : latest),
    null,
  );

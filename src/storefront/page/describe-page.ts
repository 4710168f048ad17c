import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, type CategoryView } from '../../catalog/index.js';
import { ContentFacade, type PageKind } from '../../content/index.js';
import { Config } from '../../platform/config/config.js';
import { isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-links.js';
import { ShopSettings } from '../../settings/index.js';
import { Scripts } from '../script/scripts.js';
import { Fonts } from './fonts.js';
import { placeholder } from './placeholders.js';
import type { Page } from './page.types.js';
import { Stylesheet } from './stylesheet.js';

/** The variable `page` of every template; the same for all visitors, except its placeholders. */
@Injectable()
export class DescribePage {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly content: ContentFacade,
    private readonly stylesheet: Stylesheet,
    private readonly scripts: Scripts,
    private readonly fonts: Fonts,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  async run(page: Page, language: Language): Promise<object> {
    const { basePath: base, baseUrl } = this.config;
    const [texts, menu] = await Promise.all([orNone(this.texts(language)), orNone(this.menu(language))]);
    const own = (address: string): string =>
      baseUrl + (language === this.shop.language ? address : inLanguage(address, language));
    return {
      title: page.title,
      description: page.description ?? '',
      kind: page.kind ?? 'website',
      language,
      index: page.index ?? false,
      address: base + page.address,
      here: page.address,
      canonical: own(page.address),
      standard: baseUrl + page.address,
      instead: page.instead === undefined ? null : own(page.instead),
      languages: this.shop.languages.map((code) => ({
        code,
        name: LANGUAGE_NAMES[code],
        current: code === language,
        link: base + inLanguage(page.address, code),
        href: baseUrl + (code === this.shop.language ? page.address : inLanguage(page.address, code)),
      })),
      image: page.image
        ? new URL(
            page.image.startsWith('/') && !page.image.startsWith(`${base}/`) ? base + page.image : page.image,
            `${baseUrl}/`,
          ).href
        : null,
      data: (page.data ?? []).map(dataText),
      csrfToken: placeholder('csrf'),
      tools: placeholder('tools'),
      notice: placeholder('notice'),
      base,
      home: `${base}/`,
      shop: this.shop.name,
      logo: this.shop.stored.logo,
      favicon: this.shop.stored.favicon,
      seller: this.shop.stored.seller,
      menu,
      texts,
      textOf: Object.fromEntries(texts.flatMap((text) => (text.kind ? [[text.kind, text]] : []))),
      searched: page.searched ?? '',
      stylesheet: `${base}/storefront/shop.css?v=${(await this.stylesheet.read()).hash}`,
      fonts: this.fonts.neededIn(language).map((address) => `${base}/storefront/${address}`),
      scripts: { shop: base + this.scripts.address('shop.js'), pages: base + this.scripts.address('pages.js') },
    };
  }

  /** Categories of the first two levels. */
  private async menu(language: Language): Promise<object[]> {
    const tree = await this.catalog.tree(language);
    const below = (id: number): CategoryView[] => tree.filter(({ parent }) => parent === id);
    const entry = ({ name, alias }: CategoryView) => ({ name, link: `${this.config.basePath}/category/${alias}` });
    return below(0).map((category) => ({ ...entry(category), children: below(category.id).map(entry) }));
  }

  /** Links to the content pages. */
  private async texts(language: Language): Promise<Array<{ title: string; kind: PageKind | null; link: string }>> {
    return (await this.content.links(language)).map(({ slug, kind, title }) => ({
      title,
      kind,
      link: `${this.config.basePath}/pages/${slug}`,
    }));
  }
}

/** Renders the page without links if they cannot be loaded. */
async function orNone<T>(reading: Promise<T[]>): Promise<T[]> {
  try {
    return await reading;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return [];
    throw error;
  }
}

function inLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://here');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

/** JSON for a script element, without character sequences that would end the element. */
const dataText = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

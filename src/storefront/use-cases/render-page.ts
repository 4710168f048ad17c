import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../platform/shop/shop-settings.js';
import { Templates } from '../../platform/templating/templates.js';
import { Stylesheet } from './stylesheet.js';

const NAMES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' };

export interface PageOptions {
  /** Of the browser's tab. */
  readonly title: string;
  /** For the meta tag `csrf-token` and the forms; null on pages without them. */
  readonly csrfToken?: string | null;
  /** Where the language links lead, when not to this page. */
  readonly address?: string;
}

/** Makes a whole page of a template in views/storefront; every one gets `page` beside its own variables. */
@Injectable()
export class RenderPage {
  constructor(
    private readonly templates: Templates, private readonly stylesheet: Stylesheet,
    private readonly shop: ShopSettings, private readonly config: Config,
  ) {}

  async run(template: string, request: Request, options: PageOptions, variables: object): Promise<string> {
    const language = request.language ?? this.shop.language;
    const base = this.config.basePath;
    const page = {
      title: options.title,
      language,
      languages: this.shop.languages.map((code) => ({ code, name: NAMES[code], current: code === language, link: linkIn(code, request, options.address) })),
      csrfToken: options.csrfToken ?? null,
      base,
      home: `${base}/`,
      stylesheet: `${base}/storefront/shop.css?v=${(await this.stylesheet.read()).hash}`,
      shop: this.shop.name,
    };
    return this.templates.render(`storefront/${template}`, { ...variables, page }, language);
  }
}

/** This page in another language, with what its address says (an order's key). */
function linkIn(language: Language, request: Request, address: string | undefined): string {
  const url = new URL(address ?? request.originalUrl, 'http://here');
  url.searchParams.set('lang', language);
  return url.pathname.replace(/^\/{2,}/, '/') + url.search;
}

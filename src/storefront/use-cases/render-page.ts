import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/config.js';
import { languageLinks } from '../../platform/i18n/language-links.js';
import { ShopSettings } from '../../platform/shop/shop-settings.js';
import { Templates } from '../../platform/templating/templates.js';
import { Stylesheet } from '../page/stylesheet.js';

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
      languages: languageLinks(this.shop.languages, language, request, options.address),
      csrfToken: options.csrfToken ?? null,
      base,
      home: `${base}/`,
      stylesheet: `${base}/storefront/shop.css?v=${(await this.stylesheet.read()).hash}`,
      shop: this.shop.name,
    };
    return this.templates.render(`storefront/${template}`, { ...variables, page }, language);
  }
}

import { Injectable } from '@nestjs/common';
import { Templates } from '../../platform/templating/templates.js';
import type { Visitor } from './visitor.js';

/** As for templates: an edited file shows at once for a human. */
const KEPT_MS = 2_000;
const MAX_KEPT = 500;

/** The links of a page's head with the mini cart. Most readers share a few: an empty cart, one piece. */
@Injectable()
export class RenderTools {
  private readonly kept = new Map<string, { html: string; until: number }>();

  constructor(private readonly templates: Templates) {}

  async run({ language, isCustomer, cart, wishlist, compare }: Visitor): Promise<string> {
    const variables = {
      isCustomer,
      cart: { count: cart.count, total: cart.total.format(language), currency: cart.total.currency },
      wishlist: wishlist.length,
      compare: compare.length,
    };
    const key = `${language} ${JSON.stringify(variables)}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.html;
    const html = await this.templates.render('storefront/parts/tools', variables, language);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, { html, until: Date.now() + KEPT_MS });
    return html;
  }
}

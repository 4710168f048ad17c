import { Injectable } from '@nestjs/common';
import { Templates } from '../../platform/templating/templates.js';
import type { Visitor } from './read-visitor.js';

/** Cache time in milliseconds, as for templates, so that edits of files appear quickly. */
const TTL_MS = 2_000;
const MAX_ENTRIES = 500;

/**
 * Links in a page's header with the cart's summary. They are cached, because most visitors share a few: an empty cart,
 * one item.
 */
@Injectable()
export class RenderTools {
  private readonly cached = new Map<string, { html: string; until: number }>();

  constructor(private readonly templates: Templates) {}

  async run({ language, isCustomer, cart, wishlist, compare }: Visitor): Promise<string> {
    const variables = {
      isCustomer,
      cart: { count: cart.count, total: cart.total.format(language), currency: cart.total.currency },
      wishlist: wishlist.length,
      compare: compare.length,
    };
    const key = `${language} ${JSON.stringify(variables)}`;
    const known = this.cached.get(key);
    if (known && known.until > Date.now()) return known.html;
    const html = await this.templates.render('storefront/parts/tools', variables, language);
    if (this.cached.size >= MAX_ENTRIES) this.cached.clear();
    this.cached.set(key, { html, until: Date.now() + TTL_MS });
    return html;
  }
}

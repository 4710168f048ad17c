import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ProductSearch } from '../data/product-search.js';
import type { SuggestedRow } from '../data/suggest.sql.js';
import { pictureSet } from '../domain/picture-set.js';
import { amountOf } from '../domain/product-card.js';
import { productLink } from '../domain/sellable.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { wordsOf } from '../domain/search-words.js';
import { CorrectSearch } from './correct-search.js';
import { SearchSynonyms } from './search-synonyms.js';
import { ReadCategories } from './read-categories.js';

export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  /** The first picture, with at most 400 pixels if it has this size. */
  readonly image: string | null;
  /** The lowest price of the product or its variants. */
  readonly price: number;
  /** The highest price; it differs from the lowest only if the variants' prices differ. */
  readonly price_to: number;
  readonly old_price: number | null;
  readonly currency: string;
}

export interface SuggestedCategory {
  readonly id: number;
  readonly name: string;
  readonly link: string;
}

export interface SearchSuggestions {
  readonly products: SuggestedProduct[];
  readonly categories: SuggestedCategory[];
  /** The corrected search text if the original has no results; otherwise null. */
  readonly corrected: string | null;
}

/** Maximum numbers of rows: in total, and of categories. */
const MOST = 10;
const MOST_CATEGORIES = 3;
const THUMBNAIL = 400;

/** Suggests products and categories for an incomplete search text. */
@Injectable()
export class SuggestSearch {
  constructor(
    private readonly products: ProductSearch,
    private readonly categories: ReadCategories,
    private readonly corrections: CorrectSearch,
    private readonly synonyms: SearchSynonyms,
    private readonly config: Config,
  ) {}

  async run(q: string, language: Language): Promise<SearchSuggestions> {
    const filter = await this.synonyms.addTo({ q }, language);
    const typed = await this.find(filter, language);
    if (typed.products.length + typed.categories.length > 0) return { ...typed, corrected: null };
    const meant = await this.corrections.run(filter, false);
    if (!meant) return { ...typed, corrected: null };
    const found = await this.find(await this.synonyms.addTo(meant, language), language);
    return { ...found, corrected: found.products.length + found.categories.length > 0 ? meant.q : null };
  }

  private async find(
    filter: Pick<ProductFilter, 'q' | 'alternatives'>,
    language: Language,
  ): Promise<Omit<SearchSuggestions, 'corrected'>> {
    const words = wordsOf(filter.q ?? '');
    if (words.length === 0) return { products: [], categories: [] };
    const named = await this.categories.names(language);
    const categories = named
      .filter((category) => hasWords(category.words, words))
      .slice(0, MOST_CATEGORIES)
      .map(({ id, name, link }) => ({ id, name, link }));
    const rows = await this.products.suggest(filter, language, MOST - categories.length);
    return { products: rows.map((row) => this.product(row)), categories };
  }

  private product(row: SuggestedRow): SuggestedProduct {
    const { currency } = this.config;
    return {
      id: row.id,
      name: row.name,
      link: productLink(this.config, row.alias),
      image: row.image && pictureSet(row.image, THUMBNAIL).src,
      price: amountOf(row.price_from, currency)!,
      price_to: amountOf(row.price_to, currency)!,
      old_price:
        row.price === row.price_regular || row.price_from !== row.price ? null : amountOf(row.price_regular, currency),
      currency,
    };
  }
}

/** Whether each word is a prefix of one of the name's words. */
function hasWords(named: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => named.some((one) => one.startsWith(word)));
}

import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { SearchVocabulary } from '../data/search-vocabulary.js';
import { chooseCorrection, isCorrectable, isLikely, readings, type Correction } from '../domain/correct-words.js';
import type { ProductFilter } from '../domain/product-filter.js';

/** Longer texts (in characters) are sentences and are not corrected. */
const LONGEST = 60;

type Searched = Pick<ProductFilter, 'q' | 'alternatives'>;
type Typed = Pick<ProductFilter, 'q' | 'alternatives' | 'seesUnpublished'>;

/**
 * Corrects a search without results: another keyboard layout, transliteration, another spelling or typing errors. Only
 * words that products have are suggested.
 */
@Injectable()
export class CorrectSearch {
  constructor(
    private readonly vocabulary: SearchVocabulary,
    private readonly cache: ReadCache,
  ) {}

  /** The corrected filter; null if nothing can be corrected, or if the other filters match nothing. */
  async run<F extends Searched>(filter: F, seesUnpublished: boolean): Promise<(F & { readonly q: string }) | null> {
    const { q, alternatives } = filter;
    if (q === null || q.length > LONGEST) return null;
    const { correction } = await this.cache.remember(
      `search-correction ${seesUnpublished} ${JSON.stringify([q, alternatives])}`,
      ['products', 'search-synonyms'],
      async () => ({ correction: await this.correct({ q, alternatives, seesUnpublished }, q) }),
    );
    return correction && { ...filter, q: correction.text, alternatives: correction.alternatives };
  }

  private async correct(filter: Typed, q: string): Promise<Correction | null> {
    const { seesUnpublished } = filter;
    const asked = [...new Set(readings(q).flat())].filter(isCorrectable);
    if (asked.length === 0) return null;
    const likely = (await this.vocabulary.similarUnlessFound(asked, filter)).filter(isLikely);
    if (likely.length === 0) return null;
    const words = [...new Set(likely.map(({ word }) => word))];
    // The result is cached, because a few words make up most errors.
    const used = await this.cache.remember(`search-words ${seesUnpublished} ${words.join(' ')}`, ['products'], () =>
      this.vocabulary.used(words, seesUnpublished),
    );
    return chooseCorrection(
      q,
      likely.filter(({ word }) => used.has(word)),
    );
  }
}

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LANGUAGES } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { SuggestSearch } from './suggest-search.js';

/** Begins no word of a shop, so that the correction is read as well. */
const UNKNOWN = 'qzxjq';

/**
 * Asks for suggestions in each language before the server accepts requests: connections log in, PostgreSQL loads the
 * dictionaries and the statistics that plans are made with, and what is kept in memory is read. The first reader who
 * types would wait for all of it.
 */
@Injectable()
export class PrepareSuggestions implements OnApplicationBootstrap {
  private readonly logger = new Logger('Search');

  constructor(
    private readonly suggestions: SuggestSearch,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.worker === 'only') return;
    try {
      await Promise.all(LANGUAGES.map((language) => this.suggestions.run(UNKNOWN, language)));
    } catch (error) {
      // the shop can open without it
      this.logger.warn({ err: error }, 'Suggestions could not be prepared; the first request takes longer.');
    }
  }
}

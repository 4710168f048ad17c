import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LANGUAGES } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { SuggestSearch } from './suggest-search.js';

/** A prefix that no word has, so that the correction runs as well. */
const UNKNOWN = 'qzxjq';

/**
 * Requests suggestions in each language before the server accepts requests. This opens database connections, makes
 * PostgreSQL load its dictionaries and the statistics for plans, and fills caches. Otherwise the first visitor who
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
      // The shop works without this preparation.
      this.logger.warn({ err: error }, 'Suggestions could not be prepared; the first request takes longer.');
    }
  }
}

import { Injectable } from '@nestjs/common';
import { BANK_FEED, type BankFeed } from '#contracts';
import { DecoratedProviders } from '../../platform/plugins/decorated-providers.js';

/** The feeds of all modules by key. Complete after all modules were instantiated. */
@Injectable()
export class FeedRegistry {
  private found: ReadonlyMap<string, BankFeed> | null = null;

  constructor(private readonly decorated: DecoratedProviders) {}

  get feeds(): ReadonlyMap<string, BankFeed> {
    return (this.found ??= this.decorated.byKey<BankFeed>({
      kind: 'bank feed',
      marker: BANK_FEED,
      operation: 'fetch',
      common: [{ name: 'active', type: 'boolean', label: { en: 'Active' } }],
    }));
  }
}

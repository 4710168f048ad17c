import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { SearchSynonymsEntity } from '../data/search-synonyms.entity.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { plainWords, synonymTexts, type SynonymGroup } from '../domain/synonyms.js';

export interface StoredSynonyms {
  readonly groups: readonly SynonymGroup[];
  readonly version: number;
}

const ONLY = { id: 1 };

/** Synonyms in searches; administrators edit them. */
@Injectable()
export class SearchSynonyms {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
    private readonly audit: AuditLog,
  ) {}

  async read(): Promise<StoredSynonyms> {
    const { groups, version } = await this.database.entities.findOneByOrFail(SearchSynonymsEntity, ONLY);
    return { groups, version };
  }

  /** Replaces all groups. @throws stale_version (409) */
  replace(groups: readonly SynonymGroup[], version: number | undefined, caller: Caller): Promise<StoredSynonyms> {
    return this.database.transaction(async (tx) => {
      const before = await tx.entities.findOneOrFail(SearchSynonymsEntity, {
        where: ONLY,
        lock: { mode: 'pessimistic_write' },
      });
      mustBeCurrent(version, before.version);
      const after = { groups: [...groups], version: before.version + 1 };
      await tx.entities.update(SearchSynonymsEntity, ONLY, { groups: after.groups });
      tx.touch('search-synonyms');
      await this.audit.record(tx, {
        caller,
        action: 'search_synonyms.saved',
        subjectType: 'search_synonyms',
        subjectId: 'all',
        before: { groups: before.groups },
        after: { groups: after.groups },
      });
      return after;
    });
  }

  /** The filter with texts of the same meaning in the language. */
  async addTo<F extends Pick<ProductFilter, 'q' | 'alternatives'>>(filter: F, language: Language): Promise<F> {
    if (filter.q === null) return filter;
    const groups = await this.cache.remember(
      `search-synonyms ${language}`,
      ['search-synonyms'],
      () => this.plainGroups(language),
      20_000,
    );
    const texts = synonymTexts(filter.q, groups);
    return texts.length === 0 ? filter : { ...filter, alternatives: [...(filter.alternatives ?? []), ...texts] };
  }

  private async plainGroups(language: Language): Promise<string[][]> {
    const { groups } = await this.read();
    return groups.filter((group) => group.language === language).map(plainWords);
  }
}

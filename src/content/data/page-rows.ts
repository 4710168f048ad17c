import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { contentErrors } from '../content.errors.js';
import type { ContentPage } from '../domain/content-page.js';
import { ContentPageEntity } from './content-page.entity.js';

export const CONTENT_TAG = 'content';

// SQL: PostgreSQL extracts the titles and languages that a list needs from the texts
const HEADS = `id, slug, kind, position, published, version, updated_at,
  coalesce((SELECT jsonb_object_agg(key, value - 'body' - 'description') FROM jsonb_each(translations)),
    '{}') AS translations`;

export type NewPage = Omit<ContentPage, 'id' | 'position' | 'version' | 'updated_at'> & {
  readonly position: number | undefined;
};

/** The pages in display order. */
@Injectable()
export class PageRows {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
    @InjectRepository(ContentPageEntity) private readonly pages: Repository<ContentPageEntity>,
  ) {}

  /** Published pages without their texts; cached until one changes, because every page of the shop links to them. */
  published(): Promise<readonly ContentPage[]> {
    return this.cache.remember('content pages', [CONTENT_TAG], () => this.heads('WHERE published'), 8192);
  }

  findPublished(slug: string): Promise<ContentPage | null> {
    return this.pages.findOneBy({ slug, published: true });
  }

  /** All pages without their texts, not cached. */
  all(): Promise<ContentPage[]> {
    return this.heads('');
  }

  find(id: number): Promise<ContentPage | null> {
    return this.pages.findOneBy({ id });
  }

  lock(tx: Transaction, id: number): Promise<ContentPage | null> {
    return tx.entities.findOne(ContentPageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  hasKind(tx: Transaction, kind: NonNullable<ContentPage['kind']>): Promise<boolean> {
    return tx.entities.existsBy(ContentPageEntity, { kind });
  }

  /** All ids in display order; locked by ascending id, so that two reorderings wait for each other. */
  async lockAll(tx: Transaction): Promise<number[]> {
    const rows = await tx.entities.find(ContentPageEntity, {
      select: { id: true, position: true },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
  }

  /**
   * Inserts a page, by default at the end.
   * @throws slug_taken, page_kind_taken (409)
   */
  insert(tx: Transaction, { position, ...texts }: NewPage): Promise<ContentPage> {
    return this.write(tx, async () => {
      const place = position ?? ((await tx.entities.maximum(ContentPageEntity, 'position')) ?? 0) + 1;
      const { identifiers } = await tx.entities.insert(ContentPageEntity, { ...texts, position: place });
      return identifiers[0]!['id'] as number;
    });
  }

  /**
   * Writes all columns and increments the version.
   * @throws slug_taken, page_kind_taken (409)
   */
  update(tx: Transaction, { id, slug, kind, translations, position, published }: ContentPage): Promise<ContentPage> {
    return this.write(tx, async () => {
      await tx.entities.update(ContentPageEntity, { id }, { slug, kind, translations, position, published });
      return id;
    });
  }

  /** Numbers the pages from 1; increments the version only of those that move. */
  async place(tx: Transaction, ids: readonly number[]): Promise<void> {
    // SQL: one statement for all pages
    await tx.query(
      `UPDATE content_page p SET position = o.place, version = version + 1
       FROM unnest($1::int[]) WITH ORDINALITY o(id, place) WHERE p.id = o.id AND p.position <> o.place`,
      [ids],
    );
    tx.touch(CONTENT_TAG);
  }

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.entities.delete(ContentPageEntity, { id });
    tx.touch(CONTENT_TAG);
  }

  private heads(where: '' | 'WHERE published'): Promise<ContentPage[]> {
    // SQL: is prepared, because it runs for each first page of the shop after a change
    return this.database.query<ContentPage>({
      name: where === '' ? 'content_all' : 'content_published',
      text: `SELECT ${HEADS} FROM content_page ${where} ORDER BY position, id`,
    });
  }

  /** @param work returns the id of the page that it wrote */
  private async write(tx: Transaction, work: () => Promise<number>): Promise<ContentPage> {
    try {
      const id = await work();
      tx.touch(CONTENT_TAG);
      return await tx.entities.findOneByOrFail(ContentPageEntity, { id });
    } catch (error) {
      if (isUniqueViolation(error, 'content_page_slug_key')) throw contentErrors.slug_taken();
      if (isUniqueViolation(error, 'content_page_kind_key')) throw contentErrors.page_kind_taken();
      throw error;
    }
  }
}

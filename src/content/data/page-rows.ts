import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { contentErrors } from '../content.errors.js';
import type { ContentPage } from '../domain/content-page.js';

export const CONTENT_TAG = 'content';

const COLUMNS = 'id, slug, kind, translations, position, published, version, updated_at';
/** What a list needs of the texts: what they are called, and in which languages there are any. */
const HEADS = COLUMNS.replace(
  'translations',
  `coalesce((SELECT jsonb_object_agg(key, value - 'body' - 'description') FROM jsonb_each(translations)), '{}') AS translations`,
);

const PUBLISHED = {
  name: 'content_published',
  text: `SELECT ${HEADS} FROM content_page WHERE published ORDER BY position, id`,
};
const BY_SLUG = { name: 'content_by_slug', text: `SELECT ${COLUMNS} FROM content_page WHERE slug = $1 AND published` };

export type NewPage = Omit<ContentPage, 'id' | 'position' | 'version' | 'updated_at'> & {
  readonly position: number | undefined;
};

/** The pages, in the order of display. */
@Injectable()
export class PageRows {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
  ) {}

  /** The published ones without their texts: every page of the shop leads to them, so they are kept until one changes. */
  published(): Promise<readonly ContentPage[]> {
    return this.cache.remember('content pages', [CONTENT_TAG], () => this.database.query<ContentPage>(PUBLISHED), 8192);
  }

  async findPublished(slug: string): Promise<ContentPage | null> {
    const [row] = await this.database.query<ContentPage>(BY_SLUG, [slug]);
    return row ?? null;
  }

  /** All as they are now, without their texts. */
  all(): Promise<ContentPage[]> {
    return this.database.query<ContentPage>(`SELECT ${HEADS} FROM content_page ORDER BY position, id`);
  }

  async find(id: number): Promise<ContentPage | null> {
    const [row] = await this.database.query<ContentPage>(`SELECT ${COLUMNS} FROM content_page WHERE id = $1`, [id]);
    return row ?? null;
  }

  async lock(tx: Transaction, id: number): Promise<ContentPage | null> {
    const [row] = await tx.query<ContentPage>(`SELECT ${COLUMNS} FROM content_page WHERE id = $1 FOR UPDATE`, [id]);
    return row ?? null;
  }

  async hasKind(tx: Transaction, kind: string): Promise<boolean> {
    return (await tx.query('SELECT FROM content_page WHERE kind = $1', [kind])).length > 0;
  }

  /** All ids in the order of display, locked by id, so that two orders wait for each other. */
  async lockAll(tx: Transaction): Promise<number[]> {
    const rows = await tx.query<{ id: number; position: number }>(
      'SELECT id, position FROM content_page ORDER BY id FOR UPDATE',
    );
    return rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
  }

  /** The last one unless it has a place. @throws slug_taken, page_kind_taken (409) */
  insert(tx: Transaction, { slug, kind, translations, position, published }: NewPage): Promise<ContentPage> {
    return this.write(
      tx,
      `INSERT INTO content_page (slug, kind, translations, published, position)
      VALUES ($1, $2, $3, $4, coalesce($5::int, (SELECT max(position) + 1 FROM content_page), 1)) RETURNING ${COLUMNS}`,
      [slug, kind, JSON.stringify(translations), published, position],
    );
  }

  /** Writes all of it; the version counts on. @throws slug_taken, page_kind_taken (409) */
  update(tx: Transaction, { id, slug, kind, translations, position, published }: ContentPage): Promise<ContentPage> {
    return this.write(
      tx,
      `UPDATE content_page SET slug = $1, kind = $2, translations = $3, published = $4, position = $5, version = version + 1, updated_at = now()
      WHERE id = $6 RETURNING ${COLUMNS}`,
      [slug, kind, JSON.stringify(translations), published, position, id],
    );
  }

  /** Numbers them from 1; the version of those that really move counts on. */
  async place(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE content_page p SET position = o.place, version = version + 1
       FROM unnest($1::int[]) WITH ORDINALITY o(id, place) WHERE p.id = o.id AND p.position <> o.place`,
      [ids],
    );
    tx.touch(CONTENT_TAG);
  }

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.query('DELETE FROM content_page WHERE id = $1', [id]);
    tx.touch(CONTENT_TAG);
  }

  private async write(tx: Transaction, sql: string, values: unknown[]): Promise<ContentPage> {
    try {
      const [row] = await tx.query<ContentPage>(sql, values);
      tx.touch(CONTENT_TAG);
      return row!;
    } catch (error) {
      if (isUniqueViolation(error, 'content_page_slug_key')) throw contentErrors.slug_taken();
      if (isUniqueViolation(error, 'content_page_kind_key')) throw contentErrors.page_kind_taken();
      throw error;
    }
  }
}

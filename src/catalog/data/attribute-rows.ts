import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AttributeEntity } from './attribute.entity.js';

export type AttributeRow = Omit<AttributeEntity, 'updated_at'>;
export type AttributeChanges = Partial<Pick<AttributeEntity, 'labels' | 'value_labels' | 'value_colors' | 'position'>>;

const COLUMNS = 'name, labels, value_labels, value_colors, position, version';

/** Labels of attributes. */
@Injectable()
export class AttributeRows {
  constructor(private readonly database: Database) {}

  all(): Promise<AttributeRow[]> {
    // SQL: this read is frequent, and a replica may answer it
    return this.database.readLagging({ name: 'catalog_attributes', text: `SELECT ${COLUMNS} FROM attribute` });
  }

  lock(tx: Transaction, name: string): Promise<AttributeRow | null> {
    return tx.entities.findOne(AttributeEntity, { where: { name }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Inserts or updates labels; null if the version differs from the given one. Members that are not given stay
   * unchanged.
   */
  async save(
    tx: Transaction,
    name: string,
    { labels, value_labels: valueLabels, value_colors: valueColors, position }: AttributeChanges,
    version: number | undefined,
  ): Promise<AttributeRow | null> {
    // SQL: one statement, because another request may insert the row at the same time
    const [row] = await tx.query<AttributeRow>(
      `INSERT INTO attribute AS a (name, labels, value_labels, position, value_colors)
       VALUES ($1, coalesce($2::jsonb, '{}'), coalesce($3::jsonb, '{}'), coalesce($4::int, 0),
         coalesce($6::jsonb, '{}'))
       ON CONFLICT (name) DO UPDATE SET labels = coalesce($2::jsonb, a.labels), value_labels = coalesce($3::jsonb,
         a.value_labels),
         value_colors = coalesce($6::jsonb, a.value_colors), position = coalesce($4::int, a.position),
           version = a.version + 1, updated_at = now()
       WHERE $5::int IS NULL OR a.version = $5
       RETURNING ${COLUMNS}`,
      [name, json(labels), json(valueLabels), position ?? null, version ?? null, json(valueColors)],
    );
    return row ?? null;
  }

  async remove(tx: Transaction, name: string): Promise<void> {
    await tx.entities.delete(AttributeEntity, { name });
  }
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Person } from '../../privacy/index.js';
import type { Transaction } from '../../platform/database/transaction.js';

export interface StockAlert {
  readonly id: string;
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly email: string;
  readonly language: Language;
}

/** Of one address, so that one address cannot fill the table. */
const MOST_WAITING = 50;
/** Alerts of one transaction. */
const BATCH = 100;

// SQL: conditions on products and variants
/** What an alert waits for, and whether it can be bought now. */
const GOODS = `stock_alert a JOIN product p ON p.id = a.product_id LEFT JOIN product_variant v ON v.id = a.variant_id`;
const SHOWN = 'p.published AND p.deleted_at IS NULL AND v.deleted_at IS NULL';
const TO_BE_HAD = `${SHOWN} AND (CASE WHEN a.variant_id IS NULL THEN p.in_stock ELSE v.in_stock END) > 0`;
// SQL: a condition on accounts, whose table is of another module
/** An address belongs to the account that has verified it. */
const OF_ACCOUNT = `lower(email) = (SELECT lower(u.email) FROM app_user u WHERE u.id = $1
  AND u.email_verified_at IS NOT NULL)`;

/**
 * Requests for a mail when something is back in stock. SQL throughout: conditions on products, variants and accounts.
 */
@Injectable()
export class StockAlertRows {
  constructor(private readonly database: Database) {}

  /** The stock of a published product, or of its variant; null: there is no such one. */
  async stockOf(productId: number, variantId: number | null): Promise<number | null> {
    // SQL: one statement for the product and its variant
    const [row] = await this.database.query<{ in_stock: number }>(
      `SELECT CASE WHEN v.id IS NULL THEN p.in_stock ELSE v.in_stock END AS in_stock
       FROM product p LEFT JOIN product_variant v ON v.id = $2::int AND v.product_id = p.id AND v.deleted_at IS NULL
       WHERE p.id = $1 AND p.published AND p.deleted_at IS NULL AND ($2::int IS NULL OR v.id IS NOT NULL)`,
      [productId, variantId],
    );
    return row?.in_stock ?? null;
  }

  /** Once for each address, however often it is asked for. */
  async insert({ product_id: product, variant_id: variant, email, language }: Omit<StockAlert, 'id'>): Promise<void> {
    // SQL: the limit and the unique index in one statement
    await this.database.query(
      `INSERT INTO stock_alert (product_id, variant_id, email, language)
       SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM stock_alert WHERE lower(email) = lower($3)
         AND sent_at IS NULL) < ${MOST_WAITING}
       ON CONFLICT DO NOTHING`,
      [product, variant, email, language],
    );
  }

  /** Marks those that can be bought again as sent; several workers take different ones. */
  takeDue(tx: Transaction): Promise<StockAlert[]> {
    // SQL: locks, and conditions on products and variants
    return tx.query<StockAlert>(
      `UPDATE stock_alert SET sent_at = now() WHERE id IN (
         SELECT a.id FROM ${GOODS} WHERE a.sent_at IS NULL AND ${TO_BE_HAD} ORDER BY a.created_at LIMIT ${BATCH}
           FOR UPDATE OF a SKIP LOCKED
       ) RETURNING id, product_id, variant_id, email, language`,
    );
  }

  /** What a mail says; null when the product or variant is gone. */
  async subject(
    id: string,
    language: Language,
  ): Promise<{ name: string; alias: string; variant_id: number | null } | null> {
    // SQL: the translated name, with conditions on products and variants
    const [row] = await this.database.query<{ name: string; alias: string; variant_id: number | null }>(
      `SELECT coalesce(nullif(p.translations -> $2 ->> 'name', ''), p.name) AS name, p.alias, a.variant_id
       FROM ${GOODS} WHERE a.id = $1 AND ${SHOWN}`,
      [id, language],
    );
    return row ?? null;
  }

  /** The address of an alert; null: there is no such one. */
  async emailOf(id: string): Promise<string | null> {
    // SQL: one column, beside the other statements
    const [row] = await this.database.query<{ email: string }>('SELECT email FROM stock_alert WHERE id = $1', [id]);
    return row?.email ?? null;
  }

  /** Deletes all that wait for the address of this one. Answers its others: their mails may wait. */
  async cancel(tx: Transaction, id: string): Promise<string[]> {
    // SQL: by the address of another row
    const ofAddress = 'lower(email) = (SELECT lower(email) FROM stock_alert WHERE id = $1)';
    await tx.query(`DELETE FROM stock_alert WHERE sent_at IS NULL AND ${ofAddress}`, [id]);
    const posted = await tx.query<{ id: string }>(`SELECT id FROM stock_alert WHERE ${ofAddress}`, [id]);
    return posted.map((alert) => alert.id);
  }

  ofAccount(userId: number | null): Promise<object[]> {
    // SQL: a condition on accounts
    return this.database.query(
      `SELECT product_id, variant_id, email, created_at, sent_at FROM stock_alert WHERE ${OF_ACCOUNT}
        ORDER BY created_at`,
      [userId],
    );
  }

  /** Also of an address that was never verified: its owner can ask again. Answers the deleted ones. */
  async forget(tx: Transaction, { userId, customerId }: Person): Promise<string[]> {
    // SQL: a condition on accounts and customers
    const deleted = await tx.query<{ id: string }>(
      `DELETE FROM stock_alert WHERE lower(email) IN (
         SELECT lower(u.email) FROM app_user u WHERE u.id = $1 UNION SELECT lower(c.email) FROM customer c
           WHERE c.id = $2)
       RETURNING id`,
      [userId, customerId],
    );
    return deleted.map(({ id }) => id);
  }

  /** Sent ones after 30 days, so that the link of the mail works until then, and what waited for a year. */
  async deleteOld(): Promise<number> {
    // SQL: the clock is PostgreSQL's
    const rows = await this.database.query(
      `DELETE FROM stock_alert WHERE sent_at < now() - interval '30 days' OR created_at < now() - interval '1 year'
        RETURNING id`,
    );
    return rows.length;
  }
}

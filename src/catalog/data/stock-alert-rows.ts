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

/** Maximum number of waiting alerts for one address, so that one person cannot fill the table. */
const MOST_WAITING = 50;
/** Number of alerts sent in one transaction. */
const BATCH = 100;

// SQL: has conditions on products and variants
/** Products and variants that alerts wait for, and whether they can be bought now. */
const GOODS = `stock_alert a JOIN product p ON p.id = a.product_id LEFT JOIN product_variant v ON v.id = a.variant_id`;
const SHOWN = 'p.published AND p.deleted_at IS NULL AND v.deleted_at IS NULL';
const TO_BE_HAD = `${SHOWN} AND (CASE WHEN a.variant_id IS NULL THEN p.in_stock ELSE v.in_stock END) > 0`;
// SQL: has a condition on accounts, whose table belongs to another module
/** An address belongs to the account that has verified it. */
const OF_ACCOUNT = `lower(email) = (SELECT lower(u.email) FROM app_user u WHERE u.id = $1
  AND u.email_verified_at IS NOT NULL)`;

/**
 * Requests for a mail when a product is back in stock. SQL throughout: conditions on products, variants and accounts.
 */
@Injectable()
export class StockAlertRows {
  constructor(private readonly database: Database) {}

  /** Stock of a published product or its variant; null if it does not exist. */
  async stockOf(productId: number, variantId: number | null): Promise<number | null> {
    // SQL: reads the product and its variant in one statement
    const [row] = await this.database.query<{ in_stock: number }>(
      `SELECT CASE WHEN v.id IS NULL THEN p.in_stock ELSE v.in_stock END AS in_stock
       FROM product p LEFT JOIN product_variant v ON v.id = $2::int AND v.product_id = p.id AND v.deleted_at IS NULL
       WHERE p.id = $1 AND p.published AND p.deleted_at IS NULL AND ($2::int IS NULL OR v.id IS NOT NULL)`,
      [productId, variantId],
    );
    return row?.in_stock ?? null;
  }

  /** Stores a request, once for each address and product. */
  async insert({ product_id: product, variant_id: variant, email, language }: Omit<StockAlert, 'id'>): Promise<void> {
    // SQL: checks the limit and the unique index in one statement
    await this.database.query(
      `INSERT INTO stock_alert (product_id, variant_id, email, language)
       SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM stock_alert WHERE lower(email) = lower($3)
         AND sent_at IS NULL) < ${MOST_WAITING}
       ON CONFLICT DO NOTHING`,
      [product, variant, email, language],
    );
  }

  /** Marks the alerts whose products can be bought again as sent; concurrent workers take different alerts. */
  takeDue(tx: Transaction): Promise<StockAlert[]> {
    // SQL: locks rows, and has conditions on products and variants
    return tx.query<StockAlert>(
      `UPDATE stock_alert SET sent_at = now() WHERE id IN (
         SELECT a.id FROM ${GOODS} WHERE a.sent_at IS NULL AND ${TO_BE_HAD} ORDER BY a.created_at LIMIT ${BATCH}
           FOR UPDATE OF a SKIP LOCKED
       ) RETURNING id, product_id, variant_id, email, language`,
    );
  }

  /** Data for the mail; null if the product or variant was deleted. */
  async subject(
    id: string,
    language: Language,
  ): Promise<{ name: string; alias: string; variant_id: number | null } | null> {
    // SQL: translates the name, and has conditions on products and variants
    const [row] = await this.database.query<{ name: string; alias: string; variant_id: number | null }>(
      `SELECT coalesce(nullif(p.translations -> $2 ->> 'name', ''), p.name) AS name, p.alias, a.variant_id
       FROM ${GOODS} WHERE a.id = $1 AND ${SHOWN}`,
      [id, language],
    );
    return row ?? null;
  }

  /** Recipient of an alert; null if the alert does not exist. */
  async emailOf(id: string): Promise<string | null> {
    // SQL: reads a single column
    const [row] = await this.database.query<{ email: string }>('SELECT email FROM stock_alert WHERE id = $1', [id]);
    return row?.email ?? null;
  }

  /** Deletes all alerts for the recipient of this one. Returns their ids, because their mails may be waiting. */
  async cancel(tx: Transaction, id: string): Promise<string[]> {
    // SQL: finds alerts by the address of another row
    const ofAddress = 'lower(email) = (SELECT lower(email) FROM stock_alert WHERE id = $1)';
    await tx.query(`DELETE FROM stock_alert WHERE sent_at IS NULL AND ${ofAddress}`, [id]);
    const posted = await tx.query<{ id: string }>(`SELECT id FROM stock_alert WHERE ${ofAddress}`, [id]);
    return posted.map((alert) => alert.id);
  }

  ofAccount(userId: number | null): Promise<object[]> {
    // SQL: has a condition on accounts
    return this.database.query(
      `SELECT product_id, variant_id, email, created_at, sent_at FROM stock_alert WHERE ${OF_ACCOUNT}
        ORDER BY created_at`,
      [userId],
    );
  }

  /**
   * Deletes a person's alerts, also those for an address that was never verified, because its owner can request them
   * again. Returns the deleted ids.
   */
  async forget(tx: Transaction, { userId, customerId }: Person): Promise<string[]> {
    // SQL: has a condition on accounts and customers
    const deleted = await tx.query<{ id: string }>(
      `DELETE FROM stock_alert WHERE lower(email) IN (
         SELECT lower(u.email) FROM app_user u WHERE u.id = $1 UNION SELECT lower(c.email) FROM customer c
           WHERE c.id = $2)
       RETURNING id`,
      [userId, customerId],
    );
    return deleted.map(({ id }) => id);
  }

  /**
   * Deletes alerts 30 days after they were sent, so that the link in the mail works until then, and alerts that have
   * waited for a year.
   */
  async deleteOld(): Promise<number> {
    // SQL: uses PostgreSQL's clock
    const rows = await this.database.query(
      `DELETE FROM stock_alert WHERE sent_at < now() - interval '30 days' OR created_at < now() - interval '1 year'
        RETURNING id`,
    );
    return rows.length;
  }
}

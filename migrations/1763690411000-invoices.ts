import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices, and the counter of each series and year. Its row is locked until the transaction that takes a number ends, so a
 * number that is rolled back is given to the next one. `says` is what the invoice says: a later edit of the order does not
 * change it, and a lost file is made anew from it.
 */
export class Invoices1763690411000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_counter (
        series text NOT NULL,
        year int NOT NULL,
        last int NOT NULL CHECK (last >= 1),
        PRIMARY KEY (series, year)
      );

      CREATE TABLE invoice (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        series text NOT NULL,
        year int NOT NULL,
        number int NOT NULL CHECK (number >= 1),
        order_id int NOT NULL UNIQUE REFERENCES shop_order (id),
        language text NOT NULL,
        issued_at timestamptz NOT NULL,
        currency text NOT NULL,
        total bigint NOT NULL CHECK (total >= 0),
        says jsonb NOT NULL,
        path text NOT NULL UNIQUE,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'ready', 'failed')),
        size int,
        sha256 text,
        made_at timestamptz,
        error text,
        UNIQUE (series, year, number),
        CHECK (state <> 'ready' OR (size > 0 AND sha256 IS NOT NULL AND made_at IS NOT NULL))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice, invoice_counter');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices, and the last number of each series and year. A transaction that takes a number locks the counter's row
 * until it ends, so that a number that is rolled back goes to the next invoice. `says` is the content of the invoice:
 * later changes of the order do not affect it, and a lost file is generated from it again.
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

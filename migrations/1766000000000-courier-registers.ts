import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registers of the money that couriers have collected, their rows, and the bank transactions that transfer it. */
export class CourierRegisters1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE courier_register (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name text NOT NULL,
        sha256 text NOT NULL UNIQUE,
        layout text NOT NULL,
        carrier text,
        number text,
        day date,
        currency text NOT NULL,
        warnings text[] NOT NULL,
        row_count int NOT NULL CHECK (row_count > 0),
        -- parcels without money, which have no row
        without_money int NOT NULL,
        collected bigint NOT NULL,
        fees bigint NOT NULL,
        version int NOT NULL DEFAULT 1,
        actor jsonb NOT NULL,
        imported_at timestamptz NOT NULL
      );
      CREATE TABLE courier_register_row (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        register_id int NOT NULL REFERENCES courier_register (id) ON DELETE CASCADE,
        line int NOT NULL,
        tracking_number text,
        order_number text,
        collected_on date,
        -- negative: money that the courier took back
        amount bigint NOT NULL CHECK (amount <> 0),
        fee bigint NOT NULL,
        order_id int REFERENCES shop_order (id),
        -- null: the row counts for its order
        link_problem text,
        -- balance due of the order when the row was assigned or recorded
        expected bigint,
        checked_at timestamptz,
        CHECK (order_id IS NOT NULL OR link_problem IS NOT NULL)
      );
      -- an order counts in one register only
      CREATE UNIQUE INDEX courier_register_row_counted ON courier_register_row (order_id)
        WHERE link_problem IS NULL AND amount > 0;
      CREATE INDEX courier_register_row_register ON courier_register_row (register_id);
      CREATE INDEX courier_register_row_order ON courier_register_row (order_id);
      CREATE TABLE courier_transfer (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        transaction_id int NOT NULL REFERENCES bank_transaction (id),
        register_id int NOT NULL REFERENCES courier_register (id),
        -- expected sum less that of the transfer
        difference bigint NOT NULL,
        -- false: the bank has returned the transfer
        live boolean NOT NULL DEFAULT true,
        UNIQUE (transaction_id, register_id)
      );
      -- the money of a register is transferred once
      CREATE UNIQUE INDEX courier_transfer_live ON courier_transfer (register_id) WHERE live;
      CREATE INDEX shop_order_tracking ON shop_order
        (upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))) WHERE tracking_number IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_tracking;
      DROP TABLE courier_transfer, courier_register_row, courier_register`);
  }
}

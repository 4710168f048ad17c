import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds that are paid out by a bank file: the refunds, the files, and the line of each refund in a file. Refunds that
 * were recorded before have no row, because staff have paid them out already.
 */
export class RefundsByFile1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_refund (
        refund_id int PRIMARY KEY REFERENCES refund (id),
        order_id int NOT NULL REFERENCES shop_order (id),
        payment_id int REFERENCES payment (id),
        method text NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'exported', 'paid_out', 'returned')),
        -- set by an administrator, or as written to a file; null: the payer of the statement
        receiver_name text,
        receiver_account text,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((receiver_name IS NULL) = (receiver_account IS NULL))
      );
      CREATE INDEX bank_refund_state ON bank_refund (state, refund_id);
      CREATE INDEX bank_refund_order ON bank_refund (order_id);
      CREATE TABLE bank_refund_file (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        format text NOT NULL,
        reference text NOT NULL UNIQUE,
        currency text NOT NULL,
        count int NOT NULL CHECK (count > 0),
        total bigint NOT NULL CHECK (total > 0),
        sha256 text NOT NULL,
        -- null: removed, because it holds personal data
        content bytea,
        actor jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        discarded_at timestamptz,
        discard_reason text,
        CHECK ((discarded_at IS NULL) = (discard_reason IS NULL))
      );
      CREATE TABLE bank_refund_line (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_id int NOT NULL REFERENCES bank_refund_file (id),
        refund_id int NOT NULL REFERENCES bank_refund (refund_id),
        end_to_end_id text NOT NULL UNIQUE,
        batch_reference text NOT NULL,
        -- false: discarded or returned, so that the refund may be in another file
        live boolean NOT NULL DEFAULT true,
        paid_by int REFERENCES bank_transaction (id),
        returned_by int REFERENCES bank_transaction (id)
      );
      -- a refund is in one file only
      CREATE UNIQUE INDEX bank_refund_line_live ON bank_refund_line (refund_id) WHERE live;
      CREATE INDEX bank_refund_line_refund ON bank_refund_line (refund_id);
      CREATE INDEX bank_refund_line_file ON bank_refund_line (file_id);
      CREATE INDEX bank_refund_line_batch ON bank_refund_line (batch_reference);
      CREATE INDEX bank_refund_line_paid ON bank_refund_line (paid_by) WHERE paid_by IS NOT NULL;
      CREATE INDEX bank_refund_line_returned ON bank_refund_line (returned_by) WHERE returned_by IS NOT NULL;
      -- reference of a refund or a file that the bank has passed on; null: none, or not to be looked up any more
      ALTER TABLE bank_transaction ADD COLUMN payout_reference text;
      CREATE INDEX bank_transaction_payout ON bank_transaction (payout_reference) WHERE payout_reference IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_transaction DROP COLUMN payout_reference;
      DROP TABLE bank_refund_line, bank_refund_file, bank_refund`);
  }
}

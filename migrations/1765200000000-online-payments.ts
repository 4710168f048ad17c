import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Online payments: the address of the provider's page, reserved money with its running operation, and the providers'
 * messages, each stored once by the provider's message id.
 */
export class OnlinePayments1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        ADD COLUMN redirect_url text,
        ADD COLUMN contradiction text,
        ADD COLUMN operation text,
        ADD COLUMN operation_amount bigint,
        ADD COLUMN operation_key uuid,
        ADD COLUMN operation_actor jsonb,
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check
          CHECK (status IN ('pending', 'authorized', 'captured', 'declined', 'voided')) NOT VALID,
        ADD CONSTRAINT payment_operation_check
          CHECK (operation IS NULL
            OR (status = 'authorized' AND operation IN ('capture', 'void') AND operation_key IS NOT NULL)) NOT VALID;
      ALTER TABLE payment VALIDATE CONSTRAINT payment_status_check;
      ALTER TABLE payment VALIDATE CONSTRAINT payment_operation_check;
      -- money is reserved or asked for once at a time
      CREATE UNIQUE INDEX payment_one_open ON payment (order_id) WHERE status IN ('pending', 'authorized');
      DROP INDEX payment_one_pending;
      CREATE INDEX payment_operation ON payment (ask_at) WHERE operation IS NOT NULL;
      CREATE INDEX payment_transaction ON payment (method, transaction_id) WHERE transaction_id IS NOT NULL;

      CREATE TABLE payment_message (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        method text NOT NULL,
        message_id text NOT NULL,
        type text NOT NULL,
        idempotency_key text,
        transaction_id text,
        headers jsonb NOT NULL,
        raw_body bytea NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        result text,
        payment_id int REFERENCES payment (id) ON DELETE SET NULL,
        order_id int REFERENCES shop_order (id) ON DELETE SET NULL,
        UNIQUE (method, message_id)
      );
      CREATE INDEX payment_message_received ON payment_message (received_at, id);
      CREATE INDEX payment_message_order ON payment_message (order_id) WHERE order_id IS NOT NULL;
      CREATE INDEX payment_message_payment ON payment_message (payment_id) WHERE payment_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payment_message;
      UPDATE payment SET status = 'declined', operation = NULL WHERE status IN ('authorized', 'voided');
      CREATE UNIQUE INDEX payment_one_pending ON payment (order_id) WHERE status = 'pending';
      DROP INDEX payment_transaction, payment_operation, payment_one_open;
      ALTER TABLE payment
        DROP CONSTRAINT payment_operation_check,
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check CHECK (status IN ('pending', 'captured', 'declined')),
        DROP COLUMN operation_actor, DROP COLUMN operation_key, DROP COLUMN operation_amount, DROP COLUMN operation,
        DROP COLUMN contradiction, DROP COLUMN redirect_url`);
  }
}

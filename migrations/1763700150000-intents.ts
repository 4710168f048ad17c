import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A client's intent is stored together with its effect: `intent` identifies it in the record of the Idempotency-Key and
 * in the rows that were created for it, so that a repeat after a crash or an outage finds them. A bank reference is
 * booked once in the whole shop, unless the transfer was split intentionally; `split` is null for payments of earlier
 * versions, which the index excludes.
 */
export class Intents1763700150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotency_key ADD COLUMN intent uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN done_at timestamptz;
      ALTER TABLE payment ADD COLUMN intent uuid, ADD COLUMN split boolean;
      ALTER TABLE refund ADD COLUMN intent uuid;
      CREATE UNIQUE INDEX payment_intent_once ON payment (intent) WHERE intent IS NOT NULL AND status <> 'declined';
      CREATE UNIQUE INDEX refund_intent_once ON refund (intent, payment_id) WHERE intent IS NOT NULL AND status <> 'failed';
      CREATE UNIQUE INDEX payment_reference_one_order ON payment (reference) WHERE reference IS NOT NULL AND status = 'captured' AND NOT split;
      CREATE INDEX payment_reference ON payment (reference) WHERE reference IS NOT NULL AND status = 'captured';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_reference, payment_reference_one_order, refund_intent_once, payment_intent_once;
      ALTER TABLE refund DROP COLUMN intent;
      ALTER TABLE payment DROP COLUMN split, DROP COLUMN intent;
      ALTER TABLE idempotency_key DROP COLUMN done_at, DROP COLUMN intent;
    `);
  }
}

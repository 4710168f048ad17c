import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The unique index of bank references ignores case, so that a reference that is typed by hand is booked only once in
 * the whole shop, too.
 */
export class ReferenceLetters1763700190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_reference, payment_reference_one_order;
      CREATE UNIQUE INDEX payment_reference_one_order ON payment (lower(reference))
        WHERE reference IS NOT NULL AND status = 'captured' AND NOT split;
      CREATE INDEX payment_reference ON payment (lower(reference)) WHERE reference IS NOT NULL AND status = 'captured';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_reference, payment_reference_one_order;
      CREATE UNIQUE INDEX payment_reference_one_order ON payment (reference)
        WHERE reference IS NOT NULL AND status = 'captured' AND NOT split;
      CREATE INDEX payment_reference ON payment (reference) WHERE reference IS NOT NULL AND status = 'captured';
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Runs before the index that ReferenceLetters creates: earlier versions could book references that differ only in case
 * on several orders, and the unique index could not be built with them. These payments are excluded from it, like those
 * of earlier versions.
 */
export class ReferencesAlike1763700189000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE payment SET split = NULL
      WHERE status = 'captured' AND NOT split AND lower(reference) IN (
        SELECT lower(reference) FROM payment WHERE reference IS NOT NULL AND status = 'captured' AND NOT split
        GROUP BY 1 HAVING count(*) > 1)
    `);
  }

  /** The payments stay excluded, because they can no longer be distinguished from those of earlier versions. */
  async down(): Promise<void> {
    // Nothing to undo.
  }
}

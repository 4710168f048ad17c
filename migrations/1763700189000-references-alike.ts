import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Runs before the index that ReferenceLetters makes: references that differ in capital letters alone could be booked on
 * several orders before, and such an index would not be built. These payments are left out of it, like those of earlier
 * versions.
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

  /** They stay left out: nothing tells them from those of earlier versions. */
  async down(): Promise<void> {
    // nothing was made
  }
}

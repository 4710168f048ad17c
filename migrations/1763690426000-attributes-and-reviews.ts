import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions of attributes; the status of reviews, which distinguishes rejected reviews from those that wait; indexes for
 * the filters of reviews.
 */
export class AttributesAndReviews1763690426000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attribute ADD COLUMN version int NOT NULL DEFAULT 1;
      ALTER TABLE review ADD COLUMN judged_at timestamptz;
      UPDATE review SET judged_at = coalesce(approved_at, created_at) WHERE approved;
      ALTER TABLE review ADD COLUMN status text NOT NULL
        GENERATED ALWAYS AS (CASE WHEN approved THEN 'approved' WHEN judged_at IS NULL THEN 'waiting' ELSE 'rejected' END) STORED;
      -- backwards it gives those that wait first, then the others, the newest of each first
      CREATE INDEX review_by_status ON review (status, id);
      CREATE INDEX review_of_product ON review (product_id, id);
      CREATE INDEX review_by_rating ON review (rating, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX review_by_rating, review_of_product, review_by_status;
      ALTER TABLE review DROP COLUMN status, DROP COLUMN judged_at;
      ALTER TABLE attribute DROP COLUMN version;
    `);
  }
}

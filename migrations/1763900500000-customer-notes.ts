import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff's note and tags on a customer; lists are filtered by a tag. */
export class CustomerNotes1763900500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer ADD COLUMN staff_note text, ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
      CREATE INDEX customer_tags ON customer USING gin (tags) WHERE tags <> '{}';
      CREATE INDEX customer_tagged ON customer (id) WHERE tags <> '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX customer_tags, customer_tagged;
      ALTER TABLE customer DROP COLUMN tags, DROP COLUMN staff_note;
    `);
  }
}

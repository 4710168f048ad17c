import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former addresses of products, categories and content pages. */
export class Redirects1766000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE redirect (
        kind text NOT NULL CHECK (kind IN ('product', 'category', 'page')),
        former text NOT NULL,
        present text NOT NULL CHECK (present <> former),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, former)
      );
      CREATE INDEX redirect_present_idx ON redirect (kind, present);
      CREATE INDEX redirect_created_at_idx ON redirect (created_at DESC, kind, former);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE redirect');
  }
}

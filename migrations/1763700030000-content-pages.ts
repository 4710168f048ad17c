import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The shop's own texts. `kind` marks pages to which the shop itself links, such as the terms at checkout: one page of
 * each kind.
 */
export class ContentPages1763700030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_page (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
        kind text UNIQUE CHECK (kind IN ('terms', 'privacy', 'delivery', 'contact')),
        translations jsonb NOT NULL DEFAULT '{}',
        position int NOT NULL DEFAULT 0,
        published boolean NOT NULL DEFAULT false,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_page');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that mean the same, as one document: search reads all of them at once, and the panel replaces all of them. */
export class SearchSynonyms1763900300001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_synonyms (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        groups jsonb NOT NULL DEFAULT '[]',
        version int NOT NULL DEFAULT 1
      );
      INSERT INTO search_synonyms DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_synonyms');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds ids, file names and columns to couriers' profiles, so that they can be listed and deleted. For existing
 * profiles, only the columns that their mappings use are known.
 */
export class ListedRegisterProfiles1766000000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE courier_register_profile
        ADD COLUMN id int GENERATED ALWAYS AS IDENTITY,
        ADD COLUMN name text NOT NULL DEFAULT 'register.csv',
        ADD COLUMN columns text[] NOT NULL DEFAULT '{}',
        DROP CONSTRAINT courier_register_profile_pkey,
        ADD PRIMARY KEY (id),
        ADD UNIQUE (columns_hash)
    `);
    await runner.query(`
      UPDATE courier_register_profile SET columns = ARRAY(SELECT value FROM jsonb_each_text(mapping) ORDER BY key)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE courier_register_profile
        DROP CONSTRAINT courier_register_profile_columns_hash_key,
        DROP COLUMN id,
        DROP COLUMN name,
        DROP COLUMN columns,
        ADD PRIMARY KEY (columns_hash)
    `);
  }
}

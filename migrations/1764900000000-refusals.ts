import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `refuse` ends a statement with an error that the database layer turns into one of the shop's: SH001, the code as
 * message, the detail as JSON. `touch` adds a cache tag to those that the transaction stores with its first event.
 */
export class Refusals1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse(code text, detail jsonb DEFAULT '{}') RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION USING ERRCODE = 'SH001', MESSAGE = code, DETAIL = detail;
      END $$;

      CREATE FUNCTION touch(tag text) RETURNS text LANGUAGE sql AS $$
        SELECT set_config('shop.touched',
          concat_ws(' ', nullif(current_setting('shop.touched', true), ''), tag), true)
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION touch(text); DROP FUNCTION refuse(text, jsonb);');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores replaced mail servers, because they still send the notice about the change. */
export class FormerMailServers1766000000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_mail_server (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        server jsonb NOT NULL,
        sender jsonb NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE mail ADD COLUMN former_server_id integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail DROP COLUMN former_server_id;
      DROP TABLE former_mail_server;
    `);
  }
}

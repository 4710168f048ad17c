import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that accounts have logged in from: the owner of an account is notified of a login from another one. */
export class KnownDevices1763700160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_device (
        user_id int NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        mark bytea NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, mark)
      );
      CREATE INDEX known_device_seen ON known_device (seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_device');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what the devices are recognised from which accounts log in: a login from another one is told to its owner. */
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

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How couriers' registers with the same columns are read. */
export class CourierRegisterProfiles1766000000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE courier_register_profile (
        columns_hash text PRIMARY KEY,
        mapping jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE courier_register_profile');
  }
}

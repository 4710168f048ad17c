import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts rejected orders per hour, for the dashboard. */
export class RefusedOrders1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE refused_order (hour timestamptz PRIMARY KEY, orders int NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refused_order');
  }
}

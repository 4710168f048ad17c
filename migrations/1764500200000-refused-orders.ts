import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many orders the limits of buyers rejected in each hour, for the dashboard. */
export class RefusedOrders1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE refused_order (hour timestamptz PRIMARY KEY, orders int NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refused_order');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The carrier of an order's parcel, as staff enter it. */
export class Carriers1766000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order ADD COLUMN carrier text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order DROP COLUMN carrier');
  }
}

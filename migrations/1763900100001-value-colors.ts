import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Values of an attribute may have a color, by which filters show them: `{"moss": "#6f8663"}`. */
export class ValueColors1763900100001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attribute ADD COLUMN value_colors jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attribute DROP COLUMN value_colors');
  }
}

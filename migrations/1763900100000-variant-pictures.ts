import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A variant may have one of its product's pictures. */
export class VariantPictures1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_variant ADD COLUMN image_id int REFERENCES product_image (id) ON DELETE SET NULL;
      -- for the foreign key, when a picture is deleted
      CREATE INDEX product_variant_image ON product_variant (image_id) WHERE image_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_variant DROP COLUMN image_id');
  }
}

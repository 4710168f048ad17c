import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guests with the same email address are one customer. Existing guests are merged into the first one with their
 * address, which gets their orders, tags and notes. Their rows stay without data, because events and the activity log
 * contain their ids.
 */
export class GuestsByEmail1766000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer ADD COLUMN guest_email text, ADD COLUMN merged_into int;
      ALTER TABLE customer
        ADD CONSTRAINT customer_guest_email CHECK (guest_email IS NULL OR user_id IS NULL) NOT VALID,
        ADD CONSTRAINT customer_merged_into FOREIGN KEY (merged_into) REFERENCES customer (id) NOT VALID;
      CREATE TEMP TABLE merged_guest ON COMMIT DROP AS
        SELECT id, address, first_value(id) OVER (PARTITION BY address ORDER BY id) AS kept FROM (
          SELECT id, lower(btrim(email)) AS address FROM customer WHERE user_id IS NULL AND erased_at IS NULL
        ) guest WHERE address <> '';
      UPDATE customer c SET guest_email = m.address FROM merged_guest m WHERE c.id = m.id AND m.id = m.kept;
      DELETE FROM merged_guest WHERE id = kept;
      UPDATE shop_order o SET customer_id = m.kept FROM merged_guest m WHERE o.customer_id = m.id;
      UPDATE customer c SET version = c.version + 1,
        tags = ARRAY(SELECT DISTINCT tag FROM (SELECT unnest(c.tags) AS tag UNION SELECT unnest(g.tags) FROM merged_guest m
          JOIN customer g ON g.id = m.id WHERE m.kept = c.id) tagged ORDER BY tag),
        staff_note = nullif(concat_ws(E'\\n', c.staff_note, (SELECT string_agg(g.staff_note, E'\\n' ORDER BY g.id)
          FROM merged_guest m JOIN customer g ON g.id = m.id WHERE m.kept = c.id)), '')
      WHERE c.id IN (SELECT m.kept FROM merged_guest m JOIN customer g ON g.id = m.id
        WHERE g.tags <> '{}' OR g.staff_note IS NOT NULL);
      UPDATE customer c SET merged_into = m.kept, first_name = NULL, last_name = NULL, email = NULL, phone = NULL,
        shipping_address = NULL, shipping_city = NULL, shipping_state = NULL, shipping_zip = NULL,
        shipping_country = NULL, language = NULL, staff_note = NULL, tags = '{}', version = c.version + 1
      FROM merged_guest m WHERE c.id = m.id;
    `);
  }

  /** The orders stay with the customers that got them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer DROP COLUMN guest_email, DROP COLUMN merged_into');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several addresses of one customer, to choose from at checkout. */
export class CustomerAddresses1763900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer_address (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id int NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        name text,
        address text NOT NULL,
        city text NOT NULL,
        state text,
        zip text NOT NULL,
        country text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX customer_address_customer ON customer_address (customer_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customer_address');
  }
}

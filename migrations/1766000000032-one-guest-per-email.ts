import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unique index of guests by email address, in which an order of a guest finds its customer. */
export class OneGuestPerEmail1766000000032 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX CONCURRENTLY customer_guest_email_key ON customer (guest_email)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_guest_email_key');
  }
}

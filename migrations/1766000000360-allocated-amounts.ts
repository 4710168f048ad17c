import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The amount of a bank transaction that is assigned to orders, kept by triggers. So lists need not sum the allocations,
 * and an index has the transfers of which a part is assigned to no order.
 */
export class AllocatedAmounts1766000000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_transaction ADD COLUMN allocated bigint NOT NULL DEFAULT 0;
      CREATE FUNCTION count_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN
            UPDATE bank_transaction SET allocated = allocated - OLD.amount WHERE id = OLD.transaction_id;
          END IF;
          IF TG_OP <> 'DELETE' THEN
            UPDATE bank_transaction SET allocated = allocated + NEW.amount WHERE id = NEW.transaction_id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER count_allocated AFTER INSERT OR DELETE OR UPDATE OF amount, transaction_id ON bank_allocation
        FOR EACH ROW EXECUTE FUNCTION count_allocated();
      UPDATE bank_transaction t SET allocated = l.amount
        FROM (SELECT transaction_id, sum(amount) AS amount FROM bank_allocation GROUP BY transaction_id) l
        WHERE l.transaction_id = t.id;
      CREATE INDEX bank_transaction_partly_assigned ON bank_transaction (id)
        WHERE state = 'matched' AND kind = 'credit' AND amount > allocated;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX bank_transaction_partly_assigned;
      DROP TRIGGER count_allocated ON bank_allocation;
      DROP FUNCTION count_allocated();
      ALTER TABLE bank_transaction DROP COLUMN allocated;
    `);
  }
}

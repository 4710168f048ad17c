import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bank statements: accounts, imported files (only their SHA-256 is stored), statements with their balances,
 * transactions and their allocations to orders. The keys that identify a transaction when it is imported again are
 * hashes, because counterparty and text of debits are not stored.
 */
export class BankStatements1765320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_account (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account text NOT NULL,
        currency text NOT NULL,
        bank_name text,
        owner_name text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (account, currency)
      );
      CREATE TABLE bank_file (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name text NOT NULL,
        sha256 text NOT NULL UNIQUE,
        format text NOT NULL,
        total int NOT NULL,
        warnings text[] NOT NULL,
        actor jsonb NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE bank_statement (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_id int NOT NULL REFERENCES bank_file (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES bank_account (id),
        number text,
        from_day date,
        to_day date,
        opening bigint,
        closing bigint
      );
      CREATE INDEX bank_statement_file ON bank_statement (file_id);
      CREATE INDEX bank_statement_account ON bank_statement (account_id, to_day);
      CREATE TABLE bank_transaction (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES bank_account (id),
        file_id int NOT NULL REFERENCES bank_file (id),
        kind text NOT NULL CHECK (kind IN ('credit', 'debit', 'return')),
        state text NOT NULL CHECK (state IN ('matched', 'suggested', 'unmatched', 'ignored')),
        booked_on date NOT NULL,
        value_on date,
        -- signed from the account's point of view
        amount bigint NOT NULL CHECK (amount <> 0),
        counterparty_name text,
        counterparty_account text,
        remittance text NOT NULL,
        creditor_reference text,
        end_to_end_id text,
        bank_reference text,
        entry_reference text,
        part text NOT NULL CHECK (part IN ('entry', 'detail', 'lump_sum')),
        return_code text,
        return_text text,
        note text,
        suggestions jsonb NOT NULL DEFAULT '[]',
        -- null: the matching has not seen the transaction yet
        decided_at timestamptz,
        matched_by text CHECK (matched_by IN ('rule', 'administrator')),
        reverses int REFERENCES bank_transaction (id),
        reference_key text,
        reference_ordinal int,
        content_key text NOT NULL,
        content_ordinal int,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'matched') = (matched_by IS NOT NULL)),
        CHECK ((reference_key IS NULL) = (reference_ordinal IS NULL)),
        CHECK ((reference_key IS NULL) = (content_ordinal IS NOT NULL))
      );
      -- a transaction is stored once
      CREATE UNIQUE INDEX bank_transaction_reference ON bank_transaction (account_id, reference_key, reference_ordinal);
      CREATE UNIQUE INDEX bank_transaction_content ON bank_transaction (account_id, content_key, content_ordinal);
      CREATE INDEX bank_transaction_known ON bank_transaction (account_id, content_key);
      CREATE INDEX bank_transaction_state ON bank_transaction (state, booked_on DESC, id DESC);
      CREATE INDEX bank_transaction_file ON bank_transaction (file_id);
      CREATE INDEX bank_transaction_undecided ON bank_transaction (id) WHERE decided_at IS NULL;
      CREATE INDEX bank_transaction_entry ON bank_transaction (account_id, entry_reference)
        WHERE entry_reference IS NOT NULL;
      CREATE INDEX bank_transaction_payer ON bank_transaction (counterparty_account) WHERE state = 'matched';
      -- a credit is reversed by one return
      CREATE UNIQUE INDEX bank_transaction_reversed ON bank_transaction (reverses) WHERE reverses IS NOT NULL;
      CREATE TABLE bank_allocation (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        transaction_id int NOT NULL REFERENCES bank_transaction (id),
        order_id int NOT NULL REFERENCES shop_order (id),
        -- a payment comes from one transaction
        payment_id int NOT NULL UNIQUE REFERENCES payment (id),
        amount bigint NOT NULL CHECK (amount > 0),
        UNIQUE (transaction_id, order_id)
      );
      CREATE INDEX bank_allocation_order ON bank_allocation (order_id);
      CREATE TABLE bank_statement_profile (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        -- hash of the column titles: a file with the same titles is read by the same profile
        columns_hash text NOT NULL UNIQUE,
        columns text[] NOT NULL,
        mapping jsonb NOT NULL,
        account text,
        encoding text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE bank_statement_profile, bank_allocation, bank_transaction, bank_statement, bank_file, bank_account`);
  }
}

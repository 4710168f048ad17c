import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, receipts, idempotency keys, sessions, users, tokens, audit, counters, settings. */
export class Platform1763690400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE outbox_event (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        type text NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        data jsonb NOT NULL,
        cache_tags text[] NOT NULL DEFAULT '{}',
        dispatched_at timestamptz
      );
      CREATE INDEX outbox_event_waiting ON outbox_event (seq) WHERE dispatched_at IS NULL;
      CREATE INDEX outbox_event_dispatched ON outbox_event (dispatched_at) WHERE dispatched_at IS NOT NULL;

      CREATE TABLE event_receipt (
        event_id uuid NOT NULL,
        listener text NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, listener)
      );
      CREATE INDEX event_receipt_age ON event_receipt (handled_at);

      CREATE TABLE idempotency_key (
        caller text NOT NULL,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
        request_hash bytea NOT NULL,
        status int,
        body text,
        headers jsonb,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        PRIMARY KEY (caller, key)
      );
      CREATE INDEX idempotency_key_age ON idempotency_key (started_at);

      CREATE TABLE app_user (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('customer', 'owner', 'manager', 'support')),
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        password_changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));

      CREATE TABLE session (
        sid varchar NOT NULL PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL,
        user_id int GENERATED ALWAYS AS ((sess ->> 'userId')::int) STORED
      );
      CREATE INDEX session_expire ON session (expire);
      CREATE INDEX session_by_user ON session (user_id) WHERE user_id IS NOT NULL;

      CREATE TABLE api_token (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        created_by int REFERENCES app_user (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      );

      CREATE TABLE password_reset (
        token_hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX password_reset_user ON password_reset (user_id);

      CREATE UNLOGGED TABLE rate_counter (
        bucket text PRIMARY KEY,
        hits int NOT NULL,
        resets_at timestamptz NOT NULL
      );
      CREATE INDEX rate_counter_resets ON rate_counter (resets_at);

      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text,
        before jsonb,
        after jsonb,
        ip text,
        request_id text
      );
      CREATE INDEX audit_entry_at ON audit_entry (at DESC, id DESC);
      CREATE INDEX audit_entry_subject ON audit_entry (subject_type, subject_id, id DESC);
      CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'audit_entry is append-only'; END $$;
      CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

      CREATE TABLE setting (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE setting, audit_entry, rate_counter, password_reset, api_token, session, app_user, idempotency_key, event_receipt, outbox_event;
      DROP FUNCTION audit_is_append_only;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders, their lines and history, payment methods, the payments ledger, refunds. Amounts are minor units of `currency`. */
export class Orders1763690403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shop_order (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE CHECK (length(key) >= 22),
        reference text NOT NULL UNIQUE,
        idempotency_ref text UNIQUE,
        status text NOT NULL CHECK (status IN ('pending', 'awaiting_payment', 'processing', 'ready_for_shipment', 'shipped', 'paid', 'completed', 'cancelled')),
        currency text NOT NULL,
        language text NOT NULL,
        customer_id int REFERENCES customer (id) ON DELETE SET NULL,
        guest_holder text,
        email text,
        first_name text,
        last_name text,
        phone text,
        subtotal bigint NOT NULL CHECK (subtotal >= 0),
        tax bigint NOT NULL CHECK (tax >= 0),
        shipping bigint NOT NULL CHECK (shipping >= 0),
        total bigint NOT NULL CHECK (total >= 0),
        prices_include_tax boolean NOT NULL,
        paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
        refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= paid),
        payment_status text GENERATED ALWAYS AS (
          CASE WHEN refunded > 0 AND refunded >= paid THEN 'refunded'
               WHEN paid - refunded > total THEN 'overpaid'
               WHEN paid - refunded = total AND (paid > 0 OR total = 0) THEN 'paid'
               WHEN paid - refunded > 0 THEN 'partially_paid'
               ELSE 'unpaid' END
        ) STORED,
        payment_method text NOT NULL,
        shipping_method text,
        shipping_address jsonb NOT NULL,
        billing_address jsonb NOT NULL,
        note text,
        is_quick boolean NOT NULL DEFAULT false,
        payment_note text,
        paid_at timestamptz,
        payment_due_at timestamptz,
        invoice_path text,
        tracking_number text,
        cancel_reason text,
        cancelled_at timestamptz,
        shipped_at timestamptz,
        stock_returned_at timestamptz,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        search_text text GENERATED ALWAYS AS (
          lower(id::text || ' ' || reference || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
            || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(shipping_address ->> 'name', ''))
        ) STORED
      ) WITH (fillfactor = 85);
      CREATE INDEX shop_order_created ON shop_order (created_at, id);
      CREATE INDEX shop_order_status ON shop_order (status, id DESC);
      CREATE INDEX shop_order_method ON shop_order (payment_method, id DESC);
      CREATE INDEX shop_order_customer ON shop_order (customer_id, id DESC);
      CREATE INDEX shop_order_due ON shop_order (payment_due_at) WHERE status = 'awaiting_payment';
      CREATE INDEX shop_order_search ON shop_order USING gin (search_text gin_trgm_ops) WITH (fastupdate = on);

      CREATE TABLE order_item (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        product_id int NOT NULL REFERENCES product (id),
        variant_id int REFERENCES product_variant (id),
        name text NOT NULL,
        sku text,
        attributes jsonb NOT NULL DEFAULT '{}',
        quantity int NOT NULL CHECK (quantity >= 1),
        price bigint NOT NULL CHECK (price >= 0),
        total bigint NOT NULL CHECK (total >= 0),
        tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
        tax_rate int NOT NULL DEFAULT 0 CHECK (tax_rate >= 0)
      );
      CREATE INDEX order_item_order ON order_item (order_id, id);
      CREATE INDEX order_item_product ON order_item (product_id);

      CREATE TABLE order_history (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        actor jsonb NOT NULL,
        kind text NOT NULL,
        from_status text,
        to_status text,
        note text,
        changes jsonb
      );
      CREATE INDEX order_history_order ON order_history (order_id, id);

      CREATE TABLE payment_method (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE,
        active boolean NOT NULL,
        position int NOT NULL,
        title jsonb NOT NULL DEFAULT '{}',
        description jsonb NOT NULL DEFAULT '{}',
        settings jsonb NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE payment (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        method text NOT NULL,
        transaction_id text,
        amount bigint NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'captured', 'declined')),
        reference text,
        received_at timestamptz,
        note text,
        error text,
        actor jsonb NOT NULL,
        idempotency_key uuid NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX payment_order ON payment (order_id, id);
      CREATE UNIQUE INDEX payment_reference_once ON payment (order_id, reference) WHERE reference IS NOT NULL AND status = 'captured';
      -- one attempt at a time: a second pay call finds the first
      CREATE UNIQUE INDEX payment_one_pending ON payment (order_id) WHERE status = 'pending';

      CREATE TABLE refund (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        payment_id int REFERENCES payment (id),
        method text NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'recorded', 'refunded', 'failed')),
        refund_id text,
        reason text,
        error text,
        actor jsonb NOT NULL,
        idempotency_key uuid NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX refund_order ON refund (order_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund, payment, payment_method, order_history, order_item, shop_order');
  }
}

/**
 * Creates the orders `$1` to `$2` (numbers, not ids) with customers, lines, history and payments, within the database.
 * The data depends only on the number, except the random order key. $3 given names, $4 family names, $5 cities, $6
 * postal codes, $7 countries, $8 products, $9 currency, $10 number of orders in the two years, $11 minor units per
 * unit. Old orders are completed or cancelled, new ones are open; some transfers are overdue.
 */
export const ORDER_BATCH = `
WITH numbers AS (
  SELECT n, (n::bigint * 7919) % 100003 AS mix, (n::bigint * 104729) % 99991 AS other,
    now() - make_interval(secs => 60 + 63072000.0 * ($10::int - n % $10::int) / $10::int) AS at
  FROM generate_series($1::int, $2::int) n
), people AS (
  SELECT n, mix, other, at, now() - at AS age,
    ($3::text[])[1 + mix % cardinality($3::text[])] AS first_name,
      ($4::text[])[1 + other % cardinality($4::text[])] AS last_name,
    1 + (mix / 7) % cardinality($5::text[]) AS place, CASE WHEN mix % 5 < 3 THEN 'cash'
      ELSE 'bank_invoice' END AS method
  FROM numbers
), buyers AS (
  INSERT INTO customer (first_name, last_name, email, phone, shipping_address, shipping_city, shipping_zip,
    shipping_country, language, created_at)
  SELECT first_name, last_name, 'buyer' || n || '@example.com', '+38050' || lpad((n % 10000000)::text, 7, '0'),
    'Street ' || 1 + n % 200,
    ($5::text[])[place], ($6::text[])[place], ($7::text[])[place], (ARRAY['en', 'uk', 'ru'])[1 + mix % 3], at
  FROM people WHERE n % 4 = 0 OR n = $1
  RETURNING id, substring(email FROM 'buyer([0-9]+)@')::int AS n, first_name, last_name, email, phone
), fates AS (
  SELECT people.n, mix, other, at, age, place, method, nextval('shop_order_id_seq')::int AS id,
    buyers.id AS customer_id,
    coalesce(buyers.first_name, people.first_name) AS first_name, coalesce(buyers.last_name,
      people.last_name) AS last_name,
    coalesce(buyers.email, 'reader' || people.n || '@example.com') AS email,
    coalesce(buyers.phone, '+38067' || lpad((people.n % 10000000)::text, 7, '0')) AS phone,
    CASE
      WHEN mix % 100 < 11 THEN 'cancelled'
      WHEN method = 'bank_invoice' AND mix % 100 < 14 THEN 'awaiting_payment'
      WHEN age > interval '21 days' THEN 'completed'
      WHEN method = 'bank_invoice' AND age < interval '5 days' THEN 'awaiting_payment'
      WHEN method = 'bank_invoice' AND mix % 3 = 0 THEN 'paid'
      WHEN age < interval '2 days' THEN 'pending'
      WHEN age < interval '4 days' THEN 'processing'
      WHEN age < interval '8 days' THEN 'ready_for_shipment'
      WHEN method = 'cash' AND age < interval '14 days' THEN 'shipped'
      ELSE 'completed'
    END AS status
  FROM people LEFT JOIN buyers ON buyers.n = greatest(people.n - people.n % 4, $1)
), lines AS (
  SELECT fates.id AS order_id, ($8::int[])[1 + (mix * line + n) % cardinality($8::int[])] AS product_id,
    (1 + (mix + line) % 3)::int AS quantity,
    $11::bigint * (3 + (mix * line) % 120) - $11 / 10 AS price
  FROM fates, generate_series(1, (1 + mix % 3)::int) line
), sums AS (
  SELECT order_id, sum(quantity * price)::bigint AS subtotal FROM lines GROUP BY order_id
), whole AS (
  SELECT fates.*, subtotal, CASE WHEN mix % 2 = 0 THEN $11::bigint * 5 ELSE 0 END AS shipping,
    (status IN ('completed', 'paid')
      OR (method = 'bank_invoice' AND status IN ('processing', 'ready_for_shipment', 'shipped'))) AS is_paid,
    jsonb_build_object('name', first_name || ' ' || last_name, 'address', 'Street ' || 1 + n % 200, 'city',
      ($5::text[])[place], 'state', NULL,
      'zip', ($6::text[])[place], 'country', ($7::text[])[place]) AS address,
    lpad(id::text, greatest(6, length(id::text)), '0') AS digits
  FROM fates JOIN sums ON sums.order_id = fates.id
), orders AS (
  INSERT INTO shop_order (id, key, reference, status, currency, language, customer_id, email, first_name, last_name,
    phone, subtotal, tax, shipping,
    total, prices_include_tax, paid, payment_method, shipping_method, shipping_address, billing_address, paid_at,
      payment_due_at, cancelled_at,
    shipped_at, stock_returned_at, cancel_reason, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, replace(gen_random_uuid() || '' || gen_random_uuid(), '-', ''),
    'RF' || lpad((98 - mod((digits || '271500')::numeric, 97))::text, 2, '0') || digits,
    status, $9, (ARRAY['en', 'uk', 'ru'])[1 + mix % 3], customer_id, email, first_name, last_name, phone, subtotal, 0,
      shipping,
    subtotal + shipping, true, CASE WHEN is_paid THEN subtotal + shipping ELSE 0 END, method,
    CASE WHEN mix % 2 = 0 THEN 'flat_rate' ELSE 'pickup' END, address, address, CASE
      WHEN is_paid THEN at + interval '1 day' END,
    CASE WHEN method = 'bank_invoice' AND status <> 'cancelled' THEN at + interval '7 days' END, CASE
      WHEN status = 'cancelled' THEN at + interval '2 hours' END,
    CASE WHEN status IN ('shipped', 'completed') THEN at + interval '2 days' END, CASE
      WHEN status = 'cancelled' THEN at + interval '2 hours' END,
    CASE WHEN status = 'cancelled' THEN 'Changed my mind' END, at, at
  FROM whole
  ORDER BY at
), items AS (
  INSERT INTO order_item (order_id, product_id, name, sku, quantity, price, total)
  SELECT order_id, product_id, product.name, product.sku, quantity, lines.price, quantity * lines.price FROM lines
    JOIN product ON product.id = product_id
), story AS (
  INSERT INTO order_history (order_id, at, actor, kind, from_status, to_status)
  SELECT id, at, '{"kind": "guest", "id": null, "name": null}'::jsonb, 'created', NULL, 'pending' FROM whole
  UNION ALL
  SELECT id, at + interval '2 hours', '{"kind": "system", "id": null, "name": null}'::jsonb, 'status', 'pending', status
    FROM whole WHERE status <> 'pending'
), payments AS (
  INSERT INTO payment (order_id, method, amount, currency, status, received_at, actor, idempotency_key, created_at,
    updated_at)
  SELECT id, method, subtotal + shipping, $9, 'captured', at + interval '1 day',
    '{"kind": "system", "id": null, "name": null}'::jsonb, gen_random_uuid(),
    at + interval '1 day', at + interval '1 day' FROM whole WHERE is_paid
)
SELECT count(*)::int AS made FROM whole`;

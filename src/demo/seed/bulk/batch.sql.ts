/**
 * Creates the products `$1` to `$2` (numbers, not ids) with all their data, within the database. The data depends only
 * on the number, so that another database gets the same shop. $3, $4, $5: nouns, $6, $7, $8: series (English,
 * Ukrainian, Russian); $9: categories; $10 colors, $11 materials, $12 sizes, $13 pictures, $14 minor units per unit.
 */
export const BATCH = `
WITH numbers AS (
  SELECT n, 1 + n % cardinality($3::text[]) AS noun, 1 + (n * 7 + n / 64) % cardinality($6::text[]) AS line,
    (n::bigint * 7919) % 100003 AS mix
  FROM generate_series($1::int, $2::int) n
), made AS (
  INSERT INTO product (category_id, name, alias, description, short_description, price_regular, price_special, sku,
    variant_skus, in_stock, has_variants,
    published, featured, position, translations, reviews_count, rating_sum, created_at)
  SELECT ($9::int[])[1 + mix % cardinality($9::int[])],
    ($3::text[])[noun] || ' ' || ($6::text[])[line] || ' ' || n,
    regexp_replace(lower(($3::text[])[noun] || '-' || ($6::text[])[line]), '[^a-z0-9]+', '-', 'g') || '-' || n,
    'A ' || lower(($3::text[])[noun]) || ' of the series ' || ($6::text[])[line] ||
      ', made to last and pleasant to use every day.',
    ($6::text[])[line] || ' series, no. ' || n,
    $14::bigint * (2 + mix % 180) + $14 * 9 / 10,
    CASE WHEN n % 5 = 0 THEN $14::bigint * (2 + mix % 180) END,
    'B' || lpad(n::text, 7, '0'),
    CASE WHEN n % 10 = 1 AND n % 12 <> 0
      THEN (SELECT string_agg('B' || lpad(n::text, 7, '0') || '-' || size, ' ') FROM unnest($12::text[]) AS size)
      ELSE '' END,
    CASE WHEN n % 12 = 0 THEN 0 WHEN n % 10 = 1 THEN cardinality($12::text[]) * (1 + n % 9)
      ELSE (1 + mix % 200)::int END,
    n % 10 = 1 AND n % 12 <> 0, n % 97 <> 0, n % 50 = 0, (mix % 1000)::int,
    jsonb_build_object(
      'uk', jsonb_build_object('name', ($4::text[])[noun] || ' «' || ($7::text[])[line] || '» ' || n,
        'short_description', 'Серія «' || ($7::text[])[line] || '»'),
      'ru', jsonb_build_object('name', ($5::text[])[noun] || ' «' || ($8::text[])[line] || '» ' || n,
        'short_description', 'Серия «' || ($8::text[])[line] || '»')),
    CASE WHEN n % 20 = 3 THEN 1 ELSE 0 END, CASE WHEN n % 20 = 3 THEN 3 + n % 3 ELSE 0 END,
    now() - make_interval(mins => (mix % 500000)::int)
  FROM numbers
  RETURNING id, sku, name, has_variants, in_stock
), known AS (
  SELECT id, name, has_variants, in_stock, substring(sku FROM 2)::int AS n FROM made
), images AS (
  INSERT INTO product_image (product_id, image, alt)
  SELECT id, ($13::text[])[1 + n % cardinality($13::text[])], name FROM known
), own AS (
  SELECT id, 'material' AS attribute, ($11::text[])[1 + n % cardinality($11::text[])] AS value FROM known
  UNION ALL SELECT id, 'color', ($10::text[])[1 + (n / 3) % cardinality($10::text[])] FROM known
), attributes AS (
  INSERT INTO product_attribute (product_id, attribute, value) SELECT id, attribute, value FROM own
), kinds AS (
  SELECT k.id, k.n, s.size, s.place, k.in_stock / cardinality($12::text[]) AS stock
  FROM known k CROSS JOIN unnest($12::text[]) WITH ORDINALITY AS s(size, place) WHERE k.has_variants
), variants AS (
  INSERT INTO product_variant (product_id, sku, attributes, in_stock, position)
  SELECT id, 'B' || lpad(n::text, 7, '0') || '-' || size, jsonb_build_object('size', size), stock, place FROM kinds
), facets AS (
  INSERT INTO product_facet (product_id, attribute, value) SELECT id, attribute, value FROM own UNION ALL SELECT id,
    'size', size FROM kinds
), reviews AS (
  INSERT INTO review (product_id, name, rating, text, approved, approved_at)
  SELECT id, 'Reader ' || n, 3 + n % 3, 'As described, and it came quickly.', true, now() FROM known WHERE n % 20 = 3
)
SELECT count(*)::int AS made FROM known`;

/**
 * Sum of the price modifiers of product `p` whose attribute and value are in the map of variant `v`; 0 if there are
 * none. SQL: is computed in frequent reads.
 */
export const MODIFIERS = `(SELECT coalesce(sum(a.price_modifier), 0) FROM product_attribute a
  WHERE a.product_id = p.id AND v.attributes ->> a.attribute = a.value)`;

/** A variant's price: its own, or else the product's shown price with the modifiers; never below 0. */
export const VARIANT_PRICE = `coalesce(v.price, greatest(p.price + ${MODIFIERS}, 0)::bigint)`;

/**
 * A variant's price before the discount: the regular price with the modifiers while the product's special price is
 * shown, otherwise null.
 */
export const VARIANT_OLD_PRICE = `CASE WHEN v.price IS NULL AND p.price < p.price_regular
  THEN greatest(p.price_regular + ${MODIFIERS}, 0)::bigint END`;

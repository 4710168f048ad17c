import { FieldErrors } from '#kernel';
import { part, type Part } from '../../platform/database/part.js';
import type { Statement } from '../../platform/database/statement.js';

/**
 * Locks the customer of an order; refuses a customer who does not exist, or who was merged into another one. The lock
 * conflicts with that of `lockCustomers`: either the merge waits and moves the order, or the order waits and is
 * refused.
 * SQL: is part of the message of an order.
 */
const HOLD: Statement = {
  name: 'customer_hold',
  text: `WITH present AS MATERIALIZED (SELECT FROM customer WHERE id = $1 AND merged_into IS NULL FOR SHARE)
    SELECT CASE WHEN NOT EXISTS (SELECT FROM present) THEN refuse('unknown_customer') END`,
};

/** Locks a customer until the order is stored; refuses with an error at `customer_id` if there is no such customer. */
export const holdingCustomer = (id: number): Part<unknown> =>
  part(HOLD, [id], {
    unknown_customer: () => new FieldErrors({ customer_id: [{ key: 'validation.unknownCustomer' }] }),
  });

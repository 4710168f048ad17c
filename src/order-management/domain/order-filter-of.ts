import { FieldErrors } from '#kernel';
import { ORDER_STATUSES, readStatus, type OrderFilter } from '../../order/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import type { ListOrdersQuery } from '../http/dto/list-orders.query.dto.js';

/** What the caller asks to see, of what it may see: a customer's own orders, or all. @throws 422 for an unknown word */
export function orderFilterOf(caller: Caller, query: ListOrdersQuery): Omit<OrderFilter, 'limit' | 'offset'> {
  const seesAll = hasScope(caller, 'orders:read');
  return {
    status: query.status === undefined ? null : (readStatus(query.status) ?? unknown('status', ORDER_STATUSES)),
    paymentMethod: query.payment_method ?? null,
    paymentStatus: query.payment_status ?? null,
    customerId: seesAll ? (query.customer_id ?? null) : (caller.customerId ?? -1),
    createdFrom: query.created_from ? new Date(query.created_from) : null,
    createdTo: query.created_to ? endOf(query.created_to) : null,
    overdue: query.overdue ?? null,
    toVerify: query.to_verify ?? null,
    q: query.q?.trim() || null,
    sort: query.sort,
  };
}

function unknown(field: string, words: readonly string[]): never {
  throw new FieldErrors({ [field]: [{ key: 'validation.unknownStatus', args: { a0: words.join(', ') } }] });
}

/** A date alone means the whole day. */
function endOf(text: string): Date {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T23:59:59.999Z`) : new Date(text);
}

import type { Query } from '#panel';

/** Filters of the list, by their names in the URL. */
export const DEFAULTS = {
  q: '',
  view: '',
  status: '',
  overdue: '',
  to_verify: '',
  payment_reported: '',
  payment_reversed: '',
  payment_method: '',
  shipping_method: '',
  payment_status: '',
  customer_id: '',
  from: '',
  to: '',
  sort: '-created_at',
  page: '1',
};
export type Filters = Readonly<Record<keyof typeof DEFAULTS, string>>;

/** Filters that narrow a view. */
export const NARROWING = [
  'q',
  'status',
  'overdue',
  'payment_reported',
  'payment_reversed',
  'payment_method',
  'shipping_method',
  'payment_status',
  'customer_id',
  'from',
  'to',
] as const;

/** The view of a URL; older URLs have another parameter for orders with payments to verify. */
export const viewOf = ({ view, to_verify: toVerify }: Filters): string =>
  view || (toVerify === '1' ? 'awaiting_payment' : '');

/**
 * The filters as query parameters. The API reads a date as a day in the shop's time zone. An order whose overpayment is
 * kept is shown as paid, so it is listed with the paid orders and not with the overpaid ones.
 */
export const queryOf = ({ from, to, page: _page, payment_status: state, ...filters }: Filters): Query => ({
  ...filters,
  created_from: from,
  created_to: to,
  ...(state === 'paid' ? { payment_settled: 1 } : { payment_status: state }),
  ...(state === 'overpaid' && { overpayment_kept: 0 }),
});

import type { Query } from '#panel';

/** What the list is narrowed by, as its address names it. */
export const DEFAULTS = {
  q: '',
  view: '',
  status: '',
  overdue: '',
  to_verify: '',
  payment_reported: '',
  payment_method: '',
  payment_status: '',
  customer_id: '',
  from: '',
  to: '',
  sort: '-created_at',
  page: '1',
};
export type Filters = Readonly<Record<keyof typeof DEFAULTS, string>>;

/** Those that narrow a view. */
export const NARROWING = [
  'q',
  'status',
  'overdue',
  'payment_reported',
  'payment_method',
  'payment_status',
  'customer_id',
  'from',
  'to',
] as const;

/** Old addresses name the one that waits for money otherwise. */
export const viewOf = ({ view, to_verify: toVerify }: Filters): string =>
  view || (toVerify === '1' ? 'awaiting_payment' : '');

/** The filters as query parameters. The service reads a date as a day in the shop's time zone. */
export const queryOf = ({ from, to, page: _page, ...filters }: Filters): Query => ({
  ...filters,
  created_from: from,
  created_to: to,
});

import { session, type Query } from '#panel';
import { endOfDay, startOfDay } from './days.js';

/** What the list is narrowed by, as its address names it. */
export const DEFAULTS = {
  q: '',
  status: '',
  overdue: '',
  to_verify: '',
  payment_method: '',
  payment_status: '',
  customer_id: '',
  from: '',
  to: '',
  sort: '-created_at',
  page: '1',
};
export type Filters = Readonly<Record<keyof typeof DEFAULTS, string>>;

/** As the service names it: days are the shop's. */
export function queryOf({ from, to, page: _page, ...filters }: Filters): Query {
  const { timeZone } = session.shop;
  return { ...filters, created_from: startOfDay(from, timeZone), created_to: endOfDay(to, timeZone) };
}

import { useParams } from 'react-router-dom';
import { session } from '../session/session.js';

/** URL of a screen of the panel, for links: `placeOf('orders', 17)` is `/admin/pages/orders/17`. */
export const placeOf = (screen: string, record?: string | number): string =>
  `${session.base}/admin/pages/${screen}${record === undefined ? '' : `/${encodeURIComponent(record)}`}`;

/** The part of the URL after the screen's name: a record's id, `new`, or nothing. */
export function useRecord(): string {
  return useParams()['*'] ?? '';
}

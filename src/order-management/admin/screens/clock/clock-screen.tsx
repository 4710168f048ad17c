import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { ClockPage } from './clock-page.js';
import { ClockOrderPage } from './clock-order-page.js';

/** Modules → Commerce → Payments → Payment clock: the orders that the clock watches, and one of them by its id. */
export function ClockScreen(): ReactElement {
  const record = useRecord();
  return record === '' ? <ClockPage /> : <ClockOrderPage key={record} id={record} />;
}

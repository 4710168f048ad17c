import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#kernel';
import { ORDER_STATUSES } from './order-status.js';
import { statusKey } from './status-key.js';

describe('names of statuses for pickup orders', () => {
  test.each(ORDER_STATUSES)('the names of statuses of pickup orders do not mention shipping: %s', (status) => {
    const onTheWay = ['ready_for_shipment', 'shipped'].includes(status);
    expect(statusKey(status, false)).toBe(`order.status.${status}`);
    expect(statusKey(status, true)).toBe(onTheWay ? `order.collected.${status}` : `order.status.${status}`);
  });

  test.each(LANGUAGES)('every name of a status has a text in %s', (language) => {
    const texts = JSON.parse(
      readFileSync(new URL(`../../../i18n/${language}/order.json`, import.meta.url), 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const status of ORDER_STATUSES) {
      for (const isCollected of [true, false]) {
        const [, group, word] = statusKey(status, isCollected).split('.');
        expect([status, isCollected, texts[group!]?.[word!]]).toEqual([
          status,
          isCollected,
          expect.stringMatching(/\S/),
        ]);
      }
    }
  });
});

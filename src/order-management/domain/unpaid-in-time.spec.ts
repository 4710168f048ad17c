import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { ORDER_STATUSES } from '../../order/index.js';
import { daysHavePassed, latestDaysAgo, waitsForAll } from './unpaid-in-time.js';

const at = (text: string): Date => new Date(text);

describe('days since a payment deadline', () => {
  test.each([
    // columns: from, days, now, time zone
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', 1, '2026-11-21T00:00:00Z', 'UTC', true],
    ['2026-11-20T23:59:59Z', 1, '2026-11-21T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T21:59:59Z', 'Europe/Kyiv', false],
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T22:00:00Z', 'Europe/Kyiv', true],
    ['2026-11-20T12:00:00Z', 7, '2026-11-26T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', 7, '2026-11-27T00:00:00Z', 'UTC', true],
    // the day itself, and a period that is not over
    ['2026-11-20T12:00:00Z', 0, '2026-11-20T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', 0, '2026-11-19T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', -3, '2026-11-17T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', -3, '2026-11-16T23:59:59Z', 'UTC', false],
    // a day of 25 hours, and one of 23 hours
    ['2026-10-25T00:30:00+03:00', 1, '2026-10-25T23:59:59+02:00', 'Europe/Kyiv', false],
    ['2026-03-29T00:30:00+02:00', 1, '2026-03-30T00:00:00+03:00', 'Europe/Kyiv', true],
  ])(
    "days are counted in the shop's time zone: since %s %i days have passed at %s in %s: %s",
    (moment, days, now, timezone, passed) => {
      expect(daysHavePassed(at(moment), days, at(now), timezone)).toBe(passed);
    },
  );

  test('the search by index misses no order that is due, also when clocks are changed', () => {
    const moments = fc.date({ min: at('2020-01-01'), max: at('2035-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom('UTC', 'Europe/Kyiv', 'America/New_York', 'Australia/Lord_Howe', 'Antarctica/Troll');
    const hours = fc.integer({ min: -40 * 24, max: 100 * 24 });
    fc.assert(
      fc.property(moments, hours, fc.integer({ min: -30, max: 90 }), zones, (now, before, days, timezone) => {
        const moment = new Date(now.getTime() - before * 3_600_000);
        if (daysHavePassed(moment, days, now, timezone))
          expect(moment.getTime()).toBeLessThanOrEqual(latestDaysAgo(days, now).getTime());
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    // the last millisecond of the day that is exactly so many days ago, at the first millisecond of today
    ['2026-11-20T23:59:59Z', 1, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-11-13T23:59:59Z', 8, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-10-24T23:59:59+03:00', 2, '2026-10-26T00:00:00+02:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+02:00', 2, '2026-03-30T00:00:00+03:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+00:00', 2, '2026-03-30T00:00:00+02:00', 'Antarctica/Troll'],
  ])(
    'the search by index does not miss an order of %s that is due %i days later at %s in %s',
    (moment, days, now, timezone) => {
      expect(daysHavePassed(at(moment), days, at(now), timezone)).toBe(true);
      expect(at(moment).getTime()).toBeLessThanOrEqual(latestDaysAgo(days, at(now)).getTime());
    },
  );

  test('the search by index finds at most orders of one day and the clock change too many', () => {
    expect(latestDaysAgo(7, at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-14T14:00:00Z'));
  });
});

describe('automatic cancellation of unpaid orders', () => {
  const order = orderRecord({ status: 'awaiting_payment', paymentMethod: 'bank_invoice' });

  test('an order can be cancelled automatically while it awaits payment by the method and nothing is paid', () => {
    expect(waitsForAll(order, 'bank_invoice')).toBe(true);
    expect(waitsForAll(order, 'cash')).toBe(false);
    for (const status of ORDER_STATUSES.filter((one) => one !== 'awaiting_payment'))
      expect(waitsForAll({ ...order, status }, 'bank_invoice')).toBe(false);
  });

  test('a partly paid order is never cancelled automatically', () => {
    expect(waitsForAll({ ...order, paid: Money.of(1, 'EUR') }, 'bank_invoice')).toBe(false);
  });
});

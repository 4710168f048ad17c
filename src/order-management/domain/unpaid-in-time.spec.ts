import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { ORDER_STATUSES } from '../../order/index.js';
import { daysHavePassed, latestDaysAgo, waitsForAll } from './unpaid-in-time.js';

const at = (text: string): Date => new Date(text);

describe('days are those of SHOP_TIMEZONE', () => {
  test.each([
    // from, days, now, zone
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', 1, '2026-11-21T00:00:00Z', 'UTC', true],
    ['2026-11-20T23:59:59Z', 1, '2026-11-21T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T21:59:59Z', 'Europe/Kyiv', false],
    ['2026-11-20T12:00:00Z', 1, '2026-11-20T22:00:00Z', 'Europe/Kyiv', true],
    ['2026-11-20T12:00:00Z', 7, '2026-11-26T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', 7, '2026-11-27T00:00:00Z', 'UTC', true],
    // the day itself, and three days before it
    ['2026-11-20T12:00:00Z', 0, '2026-11-20T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', 0, '2026-11-19T23:59:59Z', 'UTC', false],
    ['2026-11-20T12:00:00Z', -3, '2026-11-17T00:00:00Z', 'UTC', true],
    ['2026-11-20T12:00:00Z', -3, '2026-11-16T23:59:59Z', 'UTC', false],
    // a day of 25 hours, and one of 23
    ['2026-10-25T00:30:00+03:00', 1, '2026-10-25T23:59:59+02:00', 'Europe/Kyiv', false],
    ['2026-03-29T00:30:00+02:00', 1, '2026-03-30T00:00:00+03:00', 'Europe/Kyiv', true],
  ])('since %s %i days have passed at %s in %s: %s', (moment, days, now, timezone, passed) => {
    expect(daysHavePassed(at(moment), days, at(now), timezone)).toBe(passed);
  });

  test('an index leaves out no order that is due, where clocks are changed too', () => {
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
    // the last moment of the day that is so many days ago, at the first one of today
    ['2026-11-20T23:59:59Z', 1, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-11-13T23:59:59Z', 8, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-10-24T23:59:59+03:00', 2, '2026-10-26T00:00:00+02:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+02:00', 2, '2026-03-30T00:00:00+03:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+00:00', 2, '2026-03-30T00:00:00+02:00', 'Antarctica/Troll'],
  ])('also not one of %s, %i days later at %s in %s', (moment, days, now, timezone) => {
    expect(daysHavePassed(at(moment), days, at(now), timezone)).toBe(true);
    expect(at(moment).getTime()).toBeLessThanOrEqual(latestDaysAgo(days, at(now)).getTime());
  });

  test('and finds few beside them: those of a day less, and of the hours that clocks are changed by', () => {
    expect(latestDaysAgo(7, at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-14T14:00:00Z'));
  });
});

describe('an order waits for all of its money', () => {
  const order = orderRecord({ status: 'awaiting_payment', paymentMethod: 'bank_invoice' });

  test('while it awaits the payment by that method and nothing of it is paid', () => {
    expect(waitsForAll(order, 'bank_invoice')).toBe(true);
    expect(waitsForAll(order, 'cash')).toBe(false);
    for (const status of ORDER_STATUSES.filter((one) => one !== 'awaiting_payment'))
      expect(waitsForAll({ ...order, status }, 'bank_invoice')).toBe(false);
  });

  test('a partly paid order is never cancelled by itself', () => {
    expect(waitsForAll({ ...order, paid: Money.of(1, 'EUR') }, 'bank_invoice')).toBe(false);
  });
});

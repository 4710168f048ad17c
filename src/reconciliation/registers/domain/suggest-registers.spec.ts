import { Money } from '#kernel';
import type { CourierRegister } from './courier-register.js';
import { prepareOwed, suggestRegisters } from './suggest-registers.js';

const euros = (minor: number): Money => Money.of(minor, 'EUR');
const register = (id: number, minor: number, more: Partial<CourierRegister> = {}): CourierRegister => ({
  id,
  fileName: 'register.csv',
  layout: 'nova-poshta',
  carrier: 'Nova Poshta',
  number: null,
  day: '2026-11-20',
  warnings: [],
  importedAt: new Date('2026-11-21T08:00:00Z'),
  rowCount: 2,
  withoutMoney: 0,
  collected: euros(minor),
  fees: euros(0),
  transactionId: null,
  difference: euros(0),
  version: 1,
  ...more,
});
const credit = (minor: number, remittance = 'Transfer', counterpartyName: string | null = null) => ({
  bookedOn: '2026-11-23',
  amount: euros(minor),
  counterpartyName,
  remittance,
});
const suggested = (of: Parameters<typeof suggestRegisters>[0], owed: readonly CourierRegister[]) =>
  suggestRegisters(of, prepareOwed(owed)).map(({ registerIds, confidence, difference }) => [
    registerIds,
    confidence,
    difference?.toNumber(),
  ]);

describe('the registers that a credit is suggested for', () => {
  test('a credit of the sum less the fees is suggested for the register with high confidence', () => {
    expect(suggested(credit(9_500), [register(1, 10_000, { fees: euros(500) })])).toEqual([[[1], 'high', 0]]);
  });

  test('a credit of the whole sum is suggested with low confidence, because the fees may be charged separately', () => {
    expect(suggested(credit(10_000), [register(1, 10_000, { fees: euros(500) })])).toEqual([[[1], 'low', -5]]);
  });

  test('a credit that names the number of a register is suggested for it, even if the amount is slightly lower', () => {
    const owed = [register(1, 10_000, { number: '7701' }), register(2, 9_800)];
    expect(suggested(credit(9_800, 'зг. реєстру 7701'), owed)).toEqual([[[1], 'low', 2]]);
    expect(suggested(credit(10_000, 'register 7701'), owed)).toEqual([[[1], 'high', 0]]);
    expect(suggested(credit(5_000, 'register 7701'), owed)).toEqual([]);
  });

  test('the number of a register is not found inside a longer number', () => {
    expect(suggested(credit(4_000, 'register 77011'), [register(1, 10_000, { number: '7701' })])).toEqual([]);
  });

  test('two registers of the same sum are both suggested with low confidence', () => {
    const owed = [register(1, 10_000), register(2, 10_000, { carrier: 'DPD', layout: 'dpd' })];
    expect(suggested(credit(10_000), owed)).toEqual([
      [[1], 'low', 0],
      [[2], 'low', 0],
    ]);
    expect(suggested(credit(10_000, 'x', 'ТОВ НОВА ПОШТА'), owed)[0]).toEqual([[1], 'low', 0]);
  });

  test('a credit is suggested for consecutive registers of one courier if it equals their sum', () => {
    const owed = [register(1, 1_000), register(2, 2_000), register(3, 3_000)];
    expect(suggested(credit(5_000), owed)).toEqual([[[2, 3], 'high', 0]]);
  });

  test('a register of one parcel is suggested with low confidence if only the amount fits', () => {
    const owed = [register(1, 3_490, { rowCount: 1 })];
    expect(suggested(credit(3_490), owed)).toEqual([[[1], 'low', 0]]);
    expect(suggested(credit(3_490, 'x', 'NovaPay'), owed)).toEqual([[[1], 'high', 0]]);
  });

  test('20,000 credits are compared with 300 registers without comparing each pair', () => {
    const owed = prepareOwed(Array.from({ length: 300 }, (_, at) => register(at + 1, 10_000 + at)));
    const found = Array.from({ length: 20_000 }, (_, at) => suggestRegisters(credit(5_000 + at), owed));
    expect(found.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(300);
    // At most 31 sequences begin at each of the 300 registers, and each sequence has one sum, because there are no
    // fees.
    expect(owed.bySum.size).toBeLessThanOrEqual(300 * 31);
  });

  test('a credit is not suggested for a register of a later day or another currency', () => {
    expect(suggested(credit(10_000), [register(1, 10_000, { day: '2026-11-24' })])).toEqual([]);
    const foreign = { collected: Money.of(10_000, 'UAH'), fees: Money.of(0, 'UAH') };
    expect(suggested(credit(10_000), [register(1, 0, foreign)])).toEqual([]);
  });
});

import { Money } from '#kernel';
import { orderLine } from '../../../test/fixtures/order-record.js';
import { percentText, taxSummary } from './tax-summary.js';

const line = (taxRate: number, total: number, tax: number) =>
  orderLine({ taxRate, total: Money.of(total, 'EUR'), tax: Money.of(tax, 'EUR') });

describe('taxes of an invoice', () => {
  test('the taxes of an invoice are summed by rate, highest first; net amounts exclude tax included in prices', () => {
    expect(taxSummary([line(7000, 1070, 70), line(20_000, 1200, 200), line(7000, 107, 7)], true, 'en')).toEqual([
      { rate: '20%', net: '€10.00', tax: '€2.00' },
      { rate: '7%', net: '€11.00', tax: '€0.77' },
    ]);
  });

  test('the taxes of goods at the standard, a reduced and the zero rate each have a row of their own', () => {
    const goods = [line(0, 900, 0), line(12_000, 1680, 180), line(21_000, 2420, 420)];
    expect(taxSummary(goods, true, 'en')).toEqual([
      { rate: '21%', net: '€20.00', tax: '€4.20' },
      { rate: '12%', net: '€15.00', tax: '€1.80' },
      { rate: '0%', net: '€9.00', tax: '€0.00' },
    ]);
  });

  test('the taxes of an invoice are added to prices without tax', () => {
    expect(taxSummary([line(20_000, 1000, 200)], false, 'en')).toEqual([{ rate: '20%', net: '€10.00', tax: '€2.00' }]);
  });

  test('an invoice has a row for untaxed lines beside taxed ones, and no row without any tax', () => {
    expect(
      taxSummary([line(0, 500, 0), line(20_000, 1200, 200)], true, 'en').map(({ rate, net }) => [rate, net]),
    ).toEqual([
      ['20%', '€10.00'],
      ['0%', '€5.00'],
    ]);
    expect(taxSummary([line(0, 500, 0)], true, 'en')).toEqual([]);
    expect(taxSummary([], true, 'en')).toEqual([]);
  });

  test('tax rates of an invoice are exact to a thousandth of a percent', () => {
    expect([20_000, 5_500, 8_875, 0, 99_999].map((rate) => percentText(rate, 'en'))).toEqual([
      '20%',
      '5.5%',
      '8.875%',
      '0%',
      '99.999%',
    ]);
  });
});

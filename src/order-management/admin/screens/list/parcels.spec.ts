import { carrierOf, fillColumn } from './parcels.js';

describe('tracking numbers and carriers of several parcels', () => {
  it('a column pasted into the field of an order fills this field and those below it, one line each', () => {
    expect(fillColumn({ 5: 'kept' }, [5, 7, 9, 11], 7, 'A1\r\n B2 \r\n\r\n')).toEqual({
      5: 'kept',
      7: 'A1',
      9: 'B2',
      11: '',
    });
  });

  it('lines of a pasted column beyond the last order are ignored', () => {
    expect(fillColumn({}, [5, 7], 7, 'A1\nB2\nC3\n')).toEqual({ 7: 'A1' });
  });

  it('a pasted text of one line is not treated as a column', () => {
    expect(fillColumn({}, [5, 7], 5, 'A1\n')).toBeNull();
  });

  it('an order has its own carrier if one was entered or emptied for it, else the carrier of all orders', () => {
    const parcels = { carrier: 'DHL', carriers: { 5: 'UPS', 7: '' }, numbers: {} };
    expect([5, 7, 9].map((id) => carrierOf(parcels, id))).toEqual(['UPS', '', 'DHL']);
  });
});

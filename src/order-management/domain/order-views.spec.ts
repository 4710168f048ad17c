import { ORDER_STATUSES } from '../../order/index.js';
import { ORDER_VIEWS, viewFilter } from './order-views.js';

describe('the views of the list of orders', () => {
  it('together have every status once, beside the orders that wait for money', () => {
    const statuses = ORDER_VIEWS.flatMap((view) => viewFilter(view).statuses ?? []);
    expect([...statuses, 'awaiting_payment'].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('awaiting payment goes by the money and not by the status: cash for a parcel on its way is awaited too', () => {
    expect(viewFilter('awaiting_payment')).toEqual({ toVerify: true });
  });

  it('without a view narrow nothing', () => {
    expect(viewFilter(null)).toEqual({});
  });
});

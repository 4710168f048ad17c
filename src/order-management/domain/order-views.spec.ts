import { ORDER_STATUSES } from '../../order/index.js';
import { ORDER_VIEWS, viewFilter } from './order-views.js';

describe('views of the list of orders', () => {
  it('every status of an order is in exactly one view, besides the view of expected payments', () => {
    const statuses = ORDER_VIEWS.flatMap((view) => viewFilter(view).statuses ?? []);
    expect([...statuses, 'awaiting_payment'].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('the view of expected payments includes shipped orders that are paid in cash', () => {
    expect(viewFilter('awaiting_payment')).toEqual({ toVerify: true });
  });

  it('the list without a view has no filter', () => {
    expect(viewFilter(null)).toEqual({});
  });
});

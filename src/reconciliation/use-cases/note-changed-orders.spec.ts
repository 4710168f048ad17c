import type { Jobs } from '../../platform/jobs/jobs.js';
import type { ChangedOrders } from '../data/changed-orders.js';
import { NoteChangedOrders } from './note-changed-orders.js';

describe('orders that change at the same time', () => {
  const noted: number[][] = [];
  const send = jest.fn().mockResolvedValue(null);
  let isNamed = true;
  const changedOrders = {
    note: (ids: readonly number[]) => Promise.resolve(noted.push([...ids]) > 0 && isNamed),
  } as unknown as ChangedOrders;
  const note = new NoteChangedOrders(changedOrders, { send } as unknown as Jobs);

  beforeEach(() => {
    noted.length = 0;
    send.mockClear();
  });

  test('are noted by one query, which requests one job', async () => {
    await Promise.all([3, 4, 3, 5].map((id) => note.run(id)));
    expect(noted).toEqual([[3, 4, 5]]);
    expect(send).toHaveBeenCalledTimes(1);
    await note.run(3);
    expect(noted).toEqual([[3, 4, 5], [3]]);
  });

  test('request no job if no suggestion names them', async () => {
    isNamed = false;
    await note.run(3);
    expect(send).not.toHaveBeenCalled();
  });
});

import { creditorReference } from '#kernel';
import { incomingTransaction, payableOrder } from '../../../test/fixtures/matching.js';
import { inSlices } from './in-slices.js';
import { matchInSteps } from './match-transactions.js';

describe('inSlices', () => {
  test('the event loop serves other tasks while inSlices matches 5,000 transactions', async () => {
    const numbers = Array.from({ length: 5_000 }, (_, place) => place + 1);
    const orders = numbers.map((number) => payableOrder({ number, names: [`Anna Weber ${number}`] }));
    const transactions = numbers.map((number) =>
      incomingTransaction({ id: String(number), text: `Bestellung ${creditorReference(number)}` }),
    );
    let isDone = false;
    let turns = 0;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const decisions = await inSlices(matchInSteps(transactions, orders, 'exact'));
    isDone = true;
    expect(decisions.filter(({ decision }) => decision === 'book').length).toBe(numbers.length);
    expect(turns).toBeGreaterThan(5);
  });
});

import { creditorReference } from '#kernel';
import { incomingTransaction, payableOrder } from '../../../test/fixtures/matching.js';
import { matchInSlices } from './match-in-slices.js';

describe('matching of transactions to orders in slices', () => {
  test('the event loop serves other tasks while matchInSlices matches 5,000 transactions', async () => {
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
    const decisions = await matchInSlices(transactions, orders, 'exact');
    isDone = true;
    expect(decisions.filter(({ decision }) => decision === 'book').length).toBe(numbers.length);
    expect(turns).toBeGreaterThan(5);
  });
});

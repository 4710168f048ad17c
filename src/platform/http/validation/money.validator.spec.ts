import { FieldErrors } from '#kernel';
import { IsAmount } from './money.validator.js';
import { readBody } from './read-body.js';

class Price {
  @IsAmount()
  amount!: number;
}

const decimalPlaces = (error: unknown): unknown => (error as FieldErrors).fields['amount']![0]!.args!['a0'];

test('amounts that are validated at the same time have the decimal places of their own currencies', async () => {
  const results = await Promise.all(
    ['EUR', 'JPY', 'KWD'].map((currency) => readBody(Price, { amount: 1.2345 }, currency).catch(decimalPlaces)),
  );
  expect(results).toEqual(['2', '0', '3']);
  await expect(readBody(Price, { amount: 1.234 }, 'KWD')).resolves.toEqual({ amount: 1.234 });
});

test('an amount is not validated without a currency', async () => {
  await expect(readBody(Price, { amount: 1 })).rejects.toThrow('without a currency');
});

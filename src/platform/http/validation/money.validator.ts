import { AsyncLocalStorage } from 'node:async_hooks';
import { registerDecorator } from 'class-validator';
import { currencyDigits, Money } from '#kernel';

const currencies = new AsyncLocalStorage<string | undefined>();

/**
 * Runs `check` with the decimal places of this currency (ISO 4217). The currency is not part of the decorators, because
 * applications of one process share them and may have different currencies.
 */
export const withAmountsIn = <T>(currency: string | undefined, check: () => T): T => currencies.run(currency, check);

function checkedCurrency(): string {
  const currency = currencies.getStore();
  if (currency === undefined) throw new Error('An amount is validated without a currency.');
  return currency;
}

/** The currency's decimal places, evaluated when the error is described. */
const digits = { toString: (): string => String(currencyDigits(checkedCurrency())) };

/**
 * A JSON number of at least 0 (`above0`: above 0; `negative`: any sign) with at most as many decimal places as the
 * currency.
 */
export function IsAmount(options: { above0?: boolean; negative?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: options.above0 ? 'isPositiveAmount' : 'isAmount',
      target: target.constructor,
      propertyName: property as string,
      constraints: [digits],
      validator: {
        validate(value: unknown): boolean {
          const currency = checkedCurrency();
          if (typeof value !== 'number') return false;
          try {
            const amount = Money.parse(value, currency);
            return options.above0 ? amount.isPositive() : options.negative === true || !amount.isNegative();
          } catch {
            return false;
          }
        },
        defaultMessage: () => 'not an amount',
      },
    });
  };
}

import { registerDecorator } from 'class-validator';
import { currencyDigits, Money } from '#kernel';

let shopCurrency = 'EUR';

/** The shop's currency (ISO 4217), set once at start; decides how many digits an amount may have. */
export function setShopCurrency(currency: string): void {
  shopCurrency = currency;
}

/** Read when the sentence is made: classes are decorated before the shop's currency is known. */
const digits = { toString: (): string => String(currencyDigits(shopCurrency)) };

/** A JSON number from 0 (`above0`: above it; `negative`: of any sign) that has at most the currency's digits. */
export function IsAmount(options: { above0?: boolean; negative?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: options.above0 ? 'isPositiveAmount' : 'isAmount',
      target: target.constructor,
      propertyName: property as string,
      constraints: [digits],
      validator: {
        validate(value: unknown): boolean {
          if (typeof value !== 'number') return false;
          try {
            const amount = Money.parse(value, shopCurrency);
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

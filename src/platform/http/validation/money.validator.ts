import { registerDecorator } from 'class-validator';
import { currencyDigits, Money } from '#kernel';

let shopCurrency = 'EUR';

/** The shop's currency (ISO 4217), set once at start; decides how many digits an amount may have. */
export function setShopCurrency(currency: string): void {
  shopCurrency = currency;
}

/** A JSON number from `min` (default 0) that has at most the currency's digits. */
export function IsAmount(options: { min?: number; negative?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isAmount',
      target: target.constructor,
      propertyName: property as string,
      constraints: [currencyDigits(shopCurrency)],
      validator: {
        validate(value: unknown): boolean {
          if (typeof value !== 'number') return false;
          try {
            const amount = Money.parse(value, shopCurrency);
            return options.negative === true || amount.compare(Money.parse(options.min ?? 0, shopCurrency)) >= 0;
          } catch {
            return false;
          }
        },
        defaultMessage: () => 'not an amount',
      },
    });
  };
}

import { Money, type Language } from '#kernel';
import { checkoutErrors } from '../checkout.errors.js';

/**
 * The buyer agreed to the total that was shown (decisions §17).
 * @param expected in the shop's currency, 0 too; null: the client has not said
 * @throws price_changed with `total`
 */
export function mustCost(total: Money, expected: number | null, language: Language): void {
  if (expected === null || Money.parse(expected, total.currency).equals(total)) return;
  throw checkoutErrors.price_changed({
    total: total.toNumber(), now: total.format(language), shown: Money.parse(expected, total.currency).format(language),
  });
}

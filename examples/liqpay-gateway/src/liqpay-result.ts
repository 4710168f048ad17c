import { Money, pick, type Language, type Localized, type PaymentResult, type SettingValues } from '@shop/contracts';
import type { LiqPayAnswer } from './liqpay-api.js';
import { textOf } from './settings.js';

export const TEXTS = {
  redirect: {
    en: 'Complete the payment on the LiqPay page.',
    uk: 'Завершіть оплату на сторінці LiqPay.',
    ru: 'Завершите оплату на странице LiqPay.',
  },
  captured: { en: 'Payment received.', uk: 'Оплату отримано.', ru: 'Оплата получена.' },
  authorized: {
    en: 'The amount is reserved. It is charged when the order is confirmed.',
    uk: 'Суму зарезервовано. Її буде списано після підтвердження замовлення.',
    ru: 'Сумма зарезервирована. Она будет списана после подтверждения заказа.',
  },
  pending: { en: 'LiqPay is checking the payment.', uk: 'LiqPay перевіряє платіж.', ru: 'LiqPay проверяет платёж.' },
  declined: {
    en: 'LiqPay declined the payment. Try again or choose another payment method.',
    uk: 'LiqPay відхилив платіж. Спробуйте ще раз або виберіть інший спосіб оплати.',
    ru: 'LiqPay отклонил платёж. Попробуйте ещё раз или выберите другой способ оплаты.',
  },
  reversed: {
    en: 'The payment was returned to the card.',
    uk: 'Платіж повернуто на картку.',
    ru: 'Платёж возвращён на карту.',
  },
  currency: {
    en: 'LiqPay accepts payments in UAH, USD and EUR only.',
    uk: 'LiqPay приймає оплату лише в UAH, USD і EUR.',
    ru: 'LiqPay принимает оплату только в UAH, USD и EUR.',
  },
} satisfies Record<string, Localized>;

/** `wait_compensation`: paid, and part of the next settlement with the merchant. */
const PAID = ['success', 'wait_compensation'];
const ENDED = ['failure', 'error', 'reversed'];

/** Maps a payment at LiqPay to the shop's result. All statuses that are not listed here are intermediate. */
export function resultOf(answer: LiqPayAnswer, values: SettingValues, language: Language): PaymentResult {
  const { status = '', order_id: transaction_id = '' } = answer;
  if (ENDED.includes(status)) {
    const error = pick(status === 'reversed' ? TEXTS.reversed : TEXTS.declined, language);
    return { success: false, transaction_id, message: error, error };
  }
  const outcome = status === 'hold_wait' ? 'authorized' : isPaid(status, values) ? 'captured' : 'pending';
  const result = { success: true, transaction_id, message: pick(TEXTS[outcome], language), outcome } as const;
  return outcome === 'pending' ? result : { ...result, ...amountOf(answer) };
}

/** A sandbox payment counts as paid only with sandbox keys, because no money moves. */
const isPaid = (status: string, values: SettingValues): boolean =>
  PAID.includes(status) || (status === 'sandbox' && textOf(values, 'public_key').startsWith('sandbox_'));

function amountOf({ amount, currency = '' }: LiqPayAnswer): { amount_minor: string; currency: string } {
  return { amount_minor: Money.parse(String(amount), currency).minor.toString(), currency };
}

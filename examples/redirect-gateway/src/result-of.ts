import { pick, type Language, type Localized, type PaymentResult } from '@shop/contracts';
import type { Session, SessionStatus } from './session.js';

const MESSAGES: Readonly<Record<SessionStatus, Localized>> = {
  open: {
    en: 'Complete the payment on the provider’s page.',
    uk: 'Завершіть оплату на сторінці провайдера.',
    ru: 'Завершите оплату на странице провайдера.',
  },
  processing: { en: 'The bank is checking the payment.', uk: 'Банк перевіряє платіж.', ru: 'Банк проверяет платёж.' },
  paid: { en: 'Payment received.', uk: 'Оплату отримано.', ru: 'Оплата получена.' },
  authorized: {
    en: 'The amount is reserved. It is charged when the order is confirmed.',
    uk: 'Суму зарезервовано. Її буде списано після підтвердження замовлення.',
    ru: 'Сумма зарезервирована. Она будет списана после подтверждения заказа.',
  },
  voided: {
    en: 'The reserved amount was released.',
    uk: 'Зарезервовану суму повернуто на картку.',
    ru: 'Зарезервированная сумма возвращена на карту.',
  },
  declined: {
    en: 'The bank declined the payment. Try again or choose another payment method.',
    uk: 'Банк відхилив платіж. Спробуйте ще раз або виберіть інший спосіб оплати.',
    ru: 'Банк отклонил платёж. Попробуйте ещё раз или выберите другой способ оплаты.',
  },
  cancelled: {
    en: 'The payment was cancelled. You can start it again.',
    uk: 'Оплату скасовано. Її можна почати знову.',
    ru: 'Оплата отменена. Её можно начать снова.',
  },
  expired: {
    en: 'The time for the payment has run out. You can start it again.',
    uk: 'Час на оплату вийшов. Її можна почати знову.',
    ru: 'Время на оплату истекло. Её можно начать снова.',
  },
};

/**
 * Maps a payment at the provider to the shop's result. `open` is `redirect` for `process` and `pending` for `status`.
 */
export function resultOf(session: Session, language: Language, open: 'redirect' | 'pending'): PaymentResult {
  const { id, status, amount_minor, currency, order_id, page_url } = session;
  if (!Object.hasOwn(MESSAGES, status)) throw new Error('The provider answered a status that is not documented.');
  const message = pick(MESSAGES[status], language);
  const result = { success: true, transaction_id: id, message };
  switch (status) {
    case 'open':
      return { ...result, outcome: open, ...(open === 'redirect' && { redirect_url: page_url }) };
    case 'processing':
      return { ...result, outcome: 'pending' };
    case 'paid':
      return { ...result, outcome: 'captured', amount_minor, currency, order_id };
    case 'authorized':
      return { ...result, outcome: 'authorized', amount_minor, currency, order_id };
    default:
      return { ...result, success: false, error: message };
  }
}

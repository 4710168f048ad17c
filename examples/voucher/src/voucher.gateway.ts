import {
  Money,
  PaymentGateway,
  pick,
  ShopDatabase,
  type PayButton,
  type PayButtonOrder,
  type PaymentRequest,
  type PaymentResult,
  type PaymentStatusRequest,
} from '@shop/contracts';

const TEXTS = {
  paid: { en: 'Paid by voucher.', uk: 'Оплачено ваучером.', ru: 'Оплачено ваучером.' },
  refused: {
    en: 'This voucher is invalid, already used or worth less than the order.',
    uk: 'Ваучер недійсний, уже використаний або його номінал менший за суму замовлення.',
    ru: 'Ваучер недействителен, уже использован или его номинал меньше суммы заказа.',
  },
};

/**
 * Stores the attempt's key with the voucher, so that a repeat of the attempt succeeds although the voucher is spent.
 */
const SPEND = `UPDATE voucher SET spent_by = $2
  WHERE code = $1 AND (spent_by IS NULL OR spent_by = $2) AND currency = $3 AND amount_minor >= $4 RETURNING code`;

/**
 * Customers pay with a voucher's code, sent as `code` with the pay call. A voucher pays one order; there is no change.
 */
@PaymentGateway()
export class VoucherGateway implements PaymentGateway {
  readonly key = 'voucher';
  readonly title = { en: 'Voucher', uk: 'Ваучер', ru: 'Ваучер' };
  readonly settings = [];

  constructor(private readonly database: ShopDatabase) {}

  async process({ data, idempotency_key, currency, amount_minor, language }: PaymentRequest): Promise<PaymentResult> {
    const [spent] = await this.database.query<{ code: string }>(SPEND, [
      data['code'] ?? '',
      idempotency_key,
      currency,
      amount_minor,
    ]);
    if (spent) return { success: true, transaction_id: spent.code, message: pick(TEXTS.paid, language) };
    const error = pick(TEXTS.refused, language);
    return { success: false, transaction_id: '', message: error, error };
  }

  async status({ idempotency_key, language }: PaymentStatusRequest): Promise<PaymentResult | null> {
    const [spent] = await this.database.query<{ code: string }>('SELECT code FROM voucher WHERE spent_by = $1', [
      idempotency_key,
    ]);
    return spent ? { success: true, transaction_id: spent.code, message: pick(TEXTS.paid, language) } : null;
  }

  payButton({ amount, currency }: PayButtonOrder): PayButton {
    return { template: 'voucher/button', variables: { amount: Money.parse(amount, currency).toString(), currency } };
  }
}

import { createHash } from 'node:crypto';
import {
  PaymentGateway,
  pick,
  type CaptureRequest,
  type CaptureResult,
  type PaymentMessage,
  type PaymentRequest,
  type PaymentResult,
  type PaymentStatusRequest,
  type RefundRequest,
  type RefundResult,
  type VoidRequest,
  type VoidResult,
  type WebhookRequest,
} from '@shop/contracts';
import { checkoutLink, request, statusOf } from './liqpay-api.js';
import { LiqPayRefunds } from './liqpay-refunds.js';
import { resultOf, TEXTS } from './liqpay-result.js';
import { settings, textOf } from './settings.js';
import { isSigned, parametersOf, readSigned } from './signature.js';

const CURRENCIES = ['UAH', 'USD', 'EUR'];

/**
 * Payments on the checkout page of LiqPay. The idempotency key of an attempt is LiqPay's `order_id`, which all
 * operations use, and also the transaction id.
 */
@PaymentGateway()
export class LiqPayGateway implements PaymentGateway {
  readonly key = 'liqpay';
  readonly title = { en: 'LiqPay', uk: 'LiqPay', ru: 'LiqPay' };
  readonly description = {
    en: 'Pay by card, Google Pay, Apple Pay or Privat24 on the LiqPay page.',
    uk: 'Оплата карткою, Google Pay, Apple Pay або Приват24 на сторінці LiqPay.',
    ru: 'Оплата картой, Google Pay, Apple Pay или Приват24 на странице LiqPay.',
  };
  readonly settings = settings;

  constructor(private readonly refunds: LiqPayRefunds) {}

  /** Asks LiqPay first, so that a customer who has paid is not sent to the page again. */
  async process(attempt: PaymentRequest): Promise<PaymentResult> {
    const { idempotency_key: key, amount, currency, language, settings: values } = attempt;
    if (!CURRENCIES.includes(currency)) {
      const error = pick(TEXTS.currency, language);
      return { success: false, transaction_id: '', message: error, error };
    }
    const known = await statusOf(values, key);
    if (known) return resultOf(known, values, language);
    const redirect_url = checkoutLink(values, {
      action: textOf(values, 'action') === 'hold' ? 'hold' : 'pay',
      amount: Number(amount),
      currency,
      description: attempt.reference,
      order_id: key,
      language: language === 'en' ? 'en' : 'uk',
      result_url: attempt.return_url,
      server_url: attempt.webhook_url,
    });
    return {
      success: true,
      outcome: 'redirect',
      transaction_id: key,
      message: pick(TEXTS.redirect, language),
      redirect_url,
    };
  }

  async status({ idempotency_key, language, settings: values }: PaymentStatusRequest): Promise<PaymentResult | null> {
    const known = await statusOf(values, idempotency_key);
    return known && resultOf(known, values, language);
  }

  /** Callbacks have no id; the hash of their data serves as one. */
  verifyWebhook({ raw_body, settings: values }: WebhookRequest): PaymentMessage | null {
    const sent = readSigned(Buffer.from(raw_body).toString('utf8'));
    if (!isSigned(sent, textOf(values, 'private_key'))) return null;
    const { status, order_id } = parametersOf(sent);
    const id = createHash('sha256').update(sent.data).digest('hex');
    return { id, type: String(status), idempotency_key: String(order_id) };
  }

  async capture({
    transaction_id,
    amount,
    amount_minor,
    settings: values,
    currency,
  }: CaptureRequest): Promise<CaptureResult> {
    const before = await statusOf(values, transaction_id);
    if (before?.status === 'hold_wait') {
      const answer = await request(values, 'hold_completion', { order_id: transaction_id, amount: Number(amount) });
      return answer.result === 'ok' ? { success: true } : refused(answer.err_description);
    }
    // An earlier call has made the capture, but its answer was lost.
    const known = before && resultOf(before, values, 'en');
    const isDone = known?.success && known.amount_minor === amount_minor && known.currency === currency;
    return isDone ? { success: true } : refused(`The payment is ${before?.status ?? 'unknown'}, not reserved.`);
  }

  /** Releases a reservation by a refund, as LiqPay requires. */
  async void({ transaction_id, settings: values }: VoidRequest): Promise<VoidResult> {
    const before = await statusOf(values, transaction_id);
    if (before?.status === 'reversed') return { success: true };
    if (before?.status !== 'hold_wait') return refused(`The payment is ${before?.status ?? 'unknown'}, not reserved.`);
    const answer = await request(values, 'refund', { order_id: transaction_id });
    return answer.result === 'ok' ? { success: true } : refused(answer.err_description);
  }

  async refund(refund: RefundRequest): Promise<RefundResult> {
    const error = await this.refunds.make(refund);
    if (error !== null) return { success: false, refund_id: '', error };
    return { success: true, refund_id: `${refund.transaction_id}/${refund.idempotency_key}` };
  }
}

const refused = (error = 'LiqPay refused the operation.'): VoidResult => ({ success: false, error });

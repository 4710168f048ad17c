import { Inject } from '@nestjs/common';
import {
  CLOCK,
  PaymentGateway,
  type CaptureRequest,
  type CaptureResult,
  type Clock,
  type PayButton,
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
import { callProvider, type ProviderAnswer } from './provider-api.js';
import { resultOf } from './result-of.js';
import { readSession, type ProviderMessage } from './session.js';
import { sections, settings, textOf } from './settings.js';
import { isSigned } from './webhook-signature.js';

/** Customers pay on the provider's page, either at once or by a reservation that the shop captures later. */
@PaymentGateway()
export class RedirectGateway implements PaymentGateway {
  readonly key = 'redirect';
  readonly title = { en: 'Card online', uk: 'Картка онлайн', ru: 'Картой онлайн' };
  readonly description = {
    en: 'Pay by card on the secure page of the payment provider.',
    uk: 'Оплата карткою на захищеній сторінці платіжного сервісу.',
    ru: 'Оплата картой на защищённой странице платёжного сервиса.',
  };
  readonly settings = settings;
  readonly sections = sections;

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Opens a session; a repeat with the same key returns the same session, whatever its status is. */
  async process({ settings: values, ...request }: PaymentRequest): Promise<PaymentResult> {
    const { idempotency_key: key, amount_minor, currency, order_id, language, return_url, webhook_url } = request;
    const capture = textOf(values, 'capture') === 'later' ? 'later' : 'now';
    const body = { amount_minor, currency, order_id, description: request.reference, capture, return_url, webhook_url };
    const answer = await callProvider(values, 'POST', '/sessions', key, body);
    if (answer.kind === 'refused')
      return { success: false, transaction_id: '', message: answer.reason, error: answer.reason };
    return resultOf(readSession(bodyOf(answer), key), language, 'redirect');
  }

  async status({
    idempotency_key: key,
    language,
    settings: values,
  }: PaymentStatusRequest): Promise<PaymentResult | null> {
    const answer = await callProvider(values, 'GET', `/sessions/by-key/${encodeURIComponent(key)}`);
    return answer.kind === 'unknown' ? null : resultOf(readSession(bodyOf(answer), key), language, 'pending');
  }

  verifyWebhook({ raw_body, headers, settings: values }: WebhookRequest): PaymentMessage | null {
    if (!isSigned(raw_body, headers, textOf(values, 'webhook_secret'), this.clock.now())) return null;
    const { id, type, session } = JSON.parse(Buffer.from(raw_body).toString('utf8')) as ProviderMessage;
    return { id, type, idempotency_key: session.key, transaction_id: session.id };
  }

  async capture({
    transaction_id,
    amount_minor,
    idempotency_key,
    settings: values,
  }: CaptureRequest): Promise<CaptureResult> {
    const path = `/sessions/${encodeURIComponent(transaction_id)}/capture`;
    return operationOf(await callProvider(values, 'POST', path, idempotency_key, { amount_minor }));
  }

  async void({ transaction_id, idempotency_key, settings: values }: VoidRequest): Promise<VoidResult> {
    const path = `/sessions/${encodeURIComponent(transaction_id)}/void`;
    return operationOf(await callProvider(values, 'POST', path, idempotency_key, {}));
  }

  async refund({
    transaction_id,
    amount_minor,
    idempotency_key,
    settings: values,
  }: RefundRequest): Promise<RefundResult> {
    const path = `/sessions/${encodeURIComponent(transaction_id)}/refunds`;
    const answer = await callProvider(values, 'POST', path, idempotency_key, { amount_minor });
    if (answer.kind === 'refused') return { success: false, refund_id: '', error: answer.reason };
    return { success: true, refund_id: String((bodyOf(answer) as { id: unknown }).id) };
  }

  payButton(): PayButton {
    return { template: 'redirect/note', variables: {} };
  }
}

/** @throws Error for a payment that the provider does not know, e.g. one of another account */
function bodyOf(answer: ProviderAnswer): unknown {
  if (answer.kind === 'done') return answer.body;
  throw new Error('The provider does not know the payment.');
}

function operationOf(answer: ProviderAnswer): VoidResult {
  if (answer.kind === 'refused') return { success: false, error: answer.reason };
  readSession(bodyOf(answer));
  return { success: true };
}

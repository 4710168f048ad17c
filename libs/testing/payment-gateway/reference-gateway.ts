import { createHmac } from 'node:crypto';
import type {
  CaptureRequest,
  CaptureResult,
  PaymentGateway,
  PaymentMessage,
  PaymentRequest,
  PaymentResult,
  PaymentStatusRequest,
  RefundRequest,
  RefundResult,
  SettingDeclaration,
  VoidRequest,
  WebhookRequest,
} from '#contracts';
import type { GatewayKitOptions } from './gateway-kit.js';

interface Payment {
  readonly id: string;
  readonly request: PaymentRequest;
  state: 'open' | 'declined' | 'authorized' | 'captured' | 'released';
  amount: string;
}

const SECRET = 'reference secret';
const sign = (body: Uint8Array, secret: string): string => createHmac('sha256', secret).update(body).digest('hex');
const pageOf = (id: string): string => `https://provider.example/pay/${id}`;

/**
 * A gateway that keeps every rule of the contract, with a provider in memory. Tests of the kit break one rule at a
 * time.
 */
export class ReferenceGateway implements PaymentGateway {
  readonly payments = new Map<string, Payment>();
  private readonly done = new Map<string, CaptureResult>();
  readonly key: string = 'reference';
  readonly title = { en: 'Reference' };
  readonly settings: readonly SettingDeclaration[] = [
    { name: 'secret', type: 'string', label: { en: 'Secret' }, required: true, secret: true },
    { name: 'reserve', type: 'boolean', label: { en: 'Reserve' }, default: false },
  ];

  async process(request: PaymentRequest): Promise<PaymentResult> {
    const { idempotency_key: key, amount_minor: amount } = request;
    const id = this.payments.get(key)?.id ?? `payment-${this.payments.size + 1}`;
    if (!this.payments.has(key)) this.payments.set(key, { id, request, state: 'open', amount });
    const result = (await this.status({ ...request, transaction_id: null }))!;
    return result.outcome === 'pending' ? { ...result, outcome: 'redirect', redirect_url: pageOf(id) } : result;
  }

  async status({ idempotency_key }: PaymentStatusRequest): Promise<PaymentResult | null> {
    const payment = this.payments.get(idempotency_key);
    if (!payment) return null;
    const { id, state, amount: amount_minor, request } = payment;
    const result = { success: true, transaction_id: id, message: 'Known' };
    if (state === 'declined' || state === 'released') return { ...result, success: false, error: 'Declined' };
    if (state === 'open') return { ...result, outcome: 'pending' };
    return { ...result, outcome: state, amount_minor, currency: request.currency, order_id: request.order_id };
  }

  verifyWebhook({ raw_body, headers, settings }: WebhookRequest): PaymentMessage | null {
    const secret = String(settings['secret'] ?? '');
    if (!secret || headers['signature'] !== sign(raw_body, secret)) return null;
    return JSON.parse(Buffer.from(raw_body).toString()) as PaymentMessage;
  }

  async capture(capture: CaptureRequest): Promise<CaptureResult> {
    return this.once(capture.idempotency_key, capture.transaction_id, 'captured', capture.amount_minor);
  }

  async void({ idempotency_key, transaction_id }: VoidRequest): Promise<CaptureResult> {
    return this.once(idempotency_key, transaction_id, 'released');
  }

  async refund({ idempotency_key }: RefundRequest): Promise<RefundResult> {
    return { success: true, refund_id: `refund-${idempotency_key}` };
  }

  private once(key: string, id: string, state: Payment['state'], amount?: string): CaptureResult {
    const payment = [...this.payments.values()].find((one) => one.id === id)!;
    const isAllowed = payment.state === 'authorized';
    const result = this.done.get(key) ?? (isAllowed ? { success: true } : { success: false, error: 'Not reserved' });
    if (!this.done.has(key) && isAllowed) Object.assign(payment, { state, ...(amount && { amount }) });
    this.done.set(key, result);
    return result;
  }
}

/** Options with which the kit tests this gateway. */
export function referenceOptions({ payments }: ReferenceGateway): GatewayKitOptions {
  const at = (address: string): Payment => [...payments.values()].find(({ id }) => pageOf(id) === address)!;
  return {
    settings: { secret: SECRET },
    customer: {
      pay: async (address) => {
        const payment = at(address);
        payment.state = payment.request.settings['reserve'] ? 'authorized' : 'captured';
      },
      decline: async (address) => void (at(address).state = 'declined'),
    },
    message: ({ idempotency_key }) => {
      const raw_body = Buffer.from(JSON.stringify({ id: `message-${idempotency_key}`, type: 'paid', idempotency_key }));
      return { raw_body, headers: { signature: sign(raw_body, SECRET) } };
    },
    reserving: { reserve: true },
  };
}

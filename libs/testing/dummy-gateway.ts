import {
  PaymentGateway,
  type PayButton,
  type PayButtonOrder,
  type PaymentRequest,
  type PaymentResult,
  type PaymentStatusRequest,
  type RefundRequest,
  type RefundResult,
  type SettingDeclaration,
} from '#contracts';

/**
 * `succeed`, `decline`; `pending`: the provider does not know the outcome yet; `fail`: throws without an effect;
 * `lose`: takes the money, then throws, as if the answer was lost; `timeout`: never answers.
 */
export type DummyMode = 'succeed' | 'decline' | 'pending' | 'fail' | 'lose' | 'timeout';

const MODES: readonly string[] = ['succeed', 'decline', 'pending', 'fail', 'lose', 'timeout'];

/**
 * An online gateway for tests whose outcome is set by `data.card` of the pay call (one of the modes), or else by
 * `DummyGateway.mode`. It charges once per idempotency key.
 *
 * @example
 * const shop = await startTestShop({ gateways: [CashGateway, DummyGateway] });
 * DummyGateway.mode = 'decline';
 */
@PaymentGateway()
export class DummyGateway implements PaymentGateway {
  static mode: DummyMode = 'succeed';
  /** All calls of `process`, in order. */
  static readonly calls: PaymentRequest[] = [];
  /** All calls of `status`, in order. */
  static readonly statusCalls: PaymentStatusRequest[] = [];
  /** All calls of `refund`, in order. */
  static readonly refundCalls: RefundRequest[] = [];
  /** Charges: transaction id by idempotency key. */
  static readonly charges = new Map<string, string>();
  /** Refunds: refund id by idempotency key. */
  static readonly paidBack = new Map<string, string>();

  static reset(): void {
    this.mode = 'succeed';
    this.calls.length = 0;
    this.statusCalls.length = 0;
    this.refundCalls.length = 0;
    this.charges.clear();
    this.paidBack.clear();
  }

  readonly key = 'dummy';
  readonly title = { en: 'Test card', uk: 'Тестова картка', ru: 'Тестовая карта' };
  readonly settings: readonly SettingDeclaration[] = [
    {
      name: 'card_brands',
      type: 'string',
      label: { en: 'Card brands', uk: 'Типи карток', ru: 'Типы карт' },
      default: 'Test',
      listed: true,
    },
    { name: 'api_key', type: 'string', label: { en: 'API key', uk: 'Ключ API', ru: 'Ключ API' }, secret: true },
  ];

  async process(request: PaymentRequest): Promise<PaymentResult> {
    DummyGateway.calls.push(request);
    const wish = request.data['card'] ?? '';
    return obey(MODES.includes(wish) ? (wish as DummyMode) : DummyGateway.mode, request.idempotency_key);
  }

  /**
   * Returns what was charged for the key, null if nothing was; `decline`, `pending`, `fail` and `timeout` as in
   * `process`.
   */
  async status(request: PaymentStatusRequest): Promise<PaymentResult | null> {
    DummyGateway.statusCalls.push(request);
    if (!['succeed', 'lose'].includes(DummyGateway.mode)) return obey(DummyGateway.mode, request.idempotency_key);
    const charge = DummyGateway.charges.get(request.idempotency_key);
    return charge === undefined ? null : { success: true, transaction_id: charge, message: 'Paid by test card' };
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    DummyGateway.refundCalls.push(request);
    switch (DummyGateway.mode) {
      case 'decline':
        return { success: false, refund_id: '', error: 'The refund was refused.' };
      case 'fail':
        throw new Error('The test provider is away.');
      case 'lose':
        once(DummyGateway.paidBack, 're', request.idempotency_key);
        throw new Error("The test provider's answer was lost.");
      case 'timeout':
        return new Promise<never>(() => undefined);
      default:
        return { success: true, refund_id: once(DummyGateway.paidBack, 're', request.idempotency_key) };
    }
  }

  /** Uses a template that does not exist, to show a payment method without a template. */
  payButton({ amount, currency }: PayButtonOrder): PayButton {
    return { template: 'payment/dummy', variables: { title: this.title.en, amount, currency } };
  }
}

async function obey(mode: DummyMode, key: string): Promise<PaymentResult> {
  switch (mode) {
    case 'decline':
      return { success: false, transaction_id: '', message: 'Declined', error: 'The card was declined.' };
    case 'pending':
      return { success: true, outcome: 'pending', transaction_id: idOf('tx', key), message: 'Being checked' };
    case 'fail':
      throw new Error('The test provider is away.');
    case 'lose':
      once(DummyGateway.charges, 'tx', key);
      throw new Error("The test provider's answer was lost.");
    case 'timeout':
      return new Promise<never>(() => undefined);
    default:
      return { success: true, transaction_id: once(DummyGateway.charges, 'tx', key), message: 'Paid by test card' };
  }
}

const idOf = (prefix: string, key: string): string => `${prefix}-${key}`;

function once(done: Map<string, string>, prefix: string, key: string): string {
  const id = done.get(key) ?? idOf(prefix, key);
  done.set(key, id);
  return id;
}

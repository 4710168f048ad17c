import type {
  CaptureRequest,
  PaymentGateway,
  PaymentRequest,
  PaymentResult,
  PaymentStatusRequest,
  SettingValues,
  WebhookRequest,
} from '#contracts';
import { uuid } from '#kernel';

/** Acts as the customer on the provider's page. */
export interface SimulatedCustomer {
  /** Pays on the page with this URL; resolves when the provider has the payment. */
  pay(redirectUrl: string): Promise<unknown>;
  /** Declines on the page, e.g. with a card that is refused. Without this function, declines are not tested. */
  decline?(redirectUrl: string): Promise<unknown>;
}

export interface GatewayKitOptions {
  /** The merchant's settings for the calls; declared defaults supply the rest. */
  readonly settings?: SettingValues;
  /** What the client sends for a payment that succeeds, e.g. a card token of the provider's sandbox. */
  readonly data?: Record<string, string>;
  /** What the client sends for a payment that is declined. Without it, declines are not tested. */
  readonly declined?: Record<string, string>;
  /** Required for a gateway that redirects. */
  readonly customer?: SimulatedCustomer;
  /**
   * Required for a gateway with `verifyWebhook`. Returns a message of the provider about this payment as it is sent to
   * the webhook address, signed now with the secret of the settings.
   */
  readonly message?: (
    payment: Pick<PaymentStatusRequest, 'idempotency_key' | 'transaction_id'>,
  ) => Promise<SentMessage> | SentMessage;
  /** Names of the settings that contain signing secrets. Default: all secret settings; `[]` for a public key. */
  readonly signedBy?: readonly string[];
  /**
   * Required for a gateway with `capture` or `void`. Settings with which the gateway reserves money; `{}` if it always
   * does.
   */
  readonly reserving?: SettingValues;
}

export type SentMessage = Omit<WebhookRequest, 'settings'>;

/** One rule of the contract. `check` rejects with a sentence that says what the gateway does wrong. */
export interface Rule {
  readonly title: string;
  readonly check: () => Promise<void>;
}

/** @throws Error with this sentence unless the rule is kept */
export function demand(isKept: unknown, sentence: string): asserts isKept {
  if (!isKept) throw new Error(sentence);
}

/** A payment that the customer has finished. */
export interface Finished {
  readonly attempt: PaymentRequest;
  readonly result: PaymentResult;
}

/** The tested gateway and the data for its calls. */
export class GatewayKit {
  readonly settings: SettingValues;

  constructor(
    readonly gateway: PaymentGateway,
    readonly options: GatewayKitOptions,
  ) {
    this.settings = {
      ...Object.fromEntries(gateway.settings.map(({ name, default: value }) => [name, value ?? null])),
      title: gateway.title,
      description: gateway.description ?? {},
      ...options.settings,
    };
  }

  request(more: Partial<PaymentRequest> = {}): PaymentRequest {
    const { settings, options } = this;
    return { ...EXAMPLE, idempotency_key: uuid(), data: options.data ?? {}, settings, ...more };
  }

  /** The shop's status query for the attempt. */
  status({ customer: _, data: __, return_url: ___, webhook_url: ____, ...attempt }: PaymentRequest, id: string | null) {
    return this.gateway.status!({ ...attempt, transaction_id: id });
  }

  /** Pays, on the provider's page if the gateway redirects; returns the state of the payment afterwards. */
  async pay(attempt = this.request()): Promise<Finished> {
    const result = await this.gateway.process(attempt);
    if (result.outcome !== 'redirect') return { attempt, result };
    await this.customer().pay(result.redirect_url!);
    const known = await this.status(attempt, result.transaction_id || null);
    demand(known !== null, 'After the customer has paid, status answers null: the provider should know the payment.');
    return { attempt, result: known };
  }

  reserve(): Promise<Finished> {
    return this.pay(this.request({ settings: { ...this.settings, ...this.options.reserving } }));
  }

  customer(): SimulatedCustomer {
    demand(this.options.customer, 'The gateway redirects: give the kit the option `customer`, which pays on the page.');
    return this.options.customer;
  }

  /** An operation on a payment, with its own key. */
  operation({ attempt, result }: Finished, amount: { minor: string; text: string }): CaptureRequest {
    return {
      transaction_id: result.transaction_id,
      amount_minor: amount.minor,
      amount: amount.text,
      currency: attempt.currency,
      idempotency_key: uuid(),
      settings: attempt.settings,
    };
  }
}

export const WHOLE = { minor: '1999', text: '19.99' };
export const PART = { minor: '500', text: '5.00' };

const EXAMPLE: Omit<PaymentRequest, 'idempotency_key' | 'data' | 'settings'> = {
  order_id: 42,
  reference: 'RF45000042',
  amount_minor: WHOLE.minor,
  amount: WHOLE.text,
  currency: 'EUR',
  language: 'en',
  customer: { email: 'buyer@example.com', first_name: 'Olena', last_name: 'Koval', phone: null },
  return_url: 'https://shop.example/checkout/return/method/42',
  webhook_url: 'https://shop.example/api/payments/method/webhook',
};

import { Logger } from '@nestjs/common';
import type { PaymentGateway, PaymentRequest, PaymentResult } from '#contracts';
import { Money } from '#kernel';
import type { Config } from '../../platform/config/config.js';
import type { Messages } from '../../platform/i18n/i18n.module.js';
import type { PendingPayment } from '../gateway-call.types.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import type { PendingRefund } from '../refund.types.js';
import { CallGateway } from './call-gateway.js';
import type { FindMethods } from './find-methods.js';

const NOTHING = { error: null, amount: null, redirectUrl: null, contradiction: null };
const open = Money.parse('19.99', 'EUR');
const order: PayableOrder = {
  id: 42,
  reference: 'RF45000042',
  total: open,
  open,
  status: 'pending',
  language: 'uk',
  paymentDueAt: null,
  customer: { email: 'o@example.com', first_name: null, last_name: null, phone: null },
};
const attempt: PendingPayment = {
  id: 7,
  orderId: 42,
  method: 'test',
  amount: Money.parse('5', 'EUR'),
  idempotencyKey: 'key-1',
  transactionId: null,
  redirectUrl: null,
  isReserved: false,
};
const refund: PendingRefund = {
  id: 3,
  orderId: 42,
  paymentId: 7,
  method: 'test',
  amount: open,
  idempotencyKey: 'key-2',
  transactionId: 'tx-1',
  reason: null,
};

function callerOf(gateway: Partial<PaymentGateway>) {
  const method = { key: 'test', gateway, settings: { api_key: 's' } } as unknown as OfferedMethod;
  const messages = { translate: (language: string, key: string) => `${language} ${key}` } as Messages;
  const methods = { known: async (key: string) => (key === 'test' ? method : null) } as unknown as FindMethods;
  return { call: new CallGateway(methods, messages, { baseUrl: 'https://shop.example' } as Config), method };
}

const processing = (process: (request: PaymentRequest) => Promise<PaymentResult>) => {
  const { call, method } = callerOf({ process });
  return (pending: PendingPayment | null = attempt) => call.process(order, method, pending, { card: 'x' });
};

describe('calls of gateways', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it("a gateway gets the amount and key of the attempt, and nothing of the order's record", async () => {
    let seen: PaymentRequest | undefined;
    await processing(async (request) => {
      seen = request;
      return { success: true, transaction_id: 't', message: '' };
    })();
    expect(seen).toEqual({
      return_url: 'https://shop.example/checkout/return/test/42',
      webhook_url: 'https://shop.example/api/payments/test/webhook',
      order_id: 42,
      reference: 'RF45000042',
      amount_minor: '500',
      amount: '5.00',
      currency: 'EUR',
      language: 'uk',
      idempotency_key: 'key-1',
      customer: order.customer,
      data: { card: 'x' },
      settings: { api_key: 's' },
    });
  });

  it('a call of a gateway without an attempt has one key per order and method', async () => {
    const keys: string[] = [];
    const pay = processing(async ({ idempotency_key, amount }) => {
      keys.push(idempotency_key);
      return { success: true, outcome: 'offline', transaction_id: amount, message: 'Noted' };
    });
    await expect(pay(null)).resolves.toEqual({
      outcome: 'offline',
      transactionId: '19.99',
      message: 'Noted',
      ...NOTHING,
    });
    await pay(null);
    expect(new Set(keys)).toEqual(new Set(['order-42-test']));
  });

  it('a call of a gateway that throws has an unknown outcome, never a failed one', async () => {
    await expect(processing(() => Promise.reject(new Error('socket hang up')))()).resolves.toEqual({
      outcome: 'pending',
      transactionId: null,
      message: 'uk payment.messages.pending',
      ...NOTHING,
    });
  });

  it('a call of a gateway with an invalid answer has an unknown outcome', async () => {
    await expect(processing(async () => ({ status: 'ok' }) as unknown as PaymentResult)()).resolves.toMatchObject({
      outcome: 'pending',
    });
  });

  it("a declined payment has a message, the gateway's or the shop's", async () => {
    await expect(
      processing(async () => ({ success: false, transaction_id: '', message: '', error: 'Too little' }))(),
    ).resolves.toMatchObject({ outcome: 'declined', error: 'Too little', message: 'Too little' });
    await expect(
      processing(async () => ({ success: false, transaction_id: '', message: '' }))(),
    ).resolves.toMatchObject({ outcome: 'declined', error: 'uk payment.messages.declined' });
  });

  it('a status query gets the key and the stored data of the attempt, and nothing that the client sent', async () => {
    let seen: unknown;
    const { call } = callerOf({
      status: async (request) => {
        seen = request;
        return { success: true, transaction_id: 't', message: '' };
      },
    });
    await expect(call.status(order, { ...attempt, transactionId: 'tx-0' })).resolves.toEqual({
      outcome: 'captured',
      transactionId: 't',
      message: 'uk payment.messages.captured',
      ...NOTHING,
    });
    expect(seen).toEqual({
      order_id: 42,
      reference: 'RF45000042',
      amount_minor: '500',
      amount: '5.00',
      currency: 'EUR',
      language: 'uk',
      idempotency_key: 'key-1',
      transaction_id: 'tx-0',
      settings: { api_key: 's' },
    });
  });

  it.each<[string, Partial<PaymentGateway>]>([
    ['has no such operation', {}],
    ['does not know the attempt', { status: async () => null }],
    ['throws', { status: () => Promise.reject(new Error('away')) }],
    ['returns an invalid answer', { status: async () => undefined as unknown as null }],
  ])('a status query returns nothing if the gateway %s', async (_, gateway) => {
    await expect(callerOf(gateway).call.status(order, attempt)).resolves.toBeNull();
  });

  it('a refund is recorded if the gateway cannot make refunds, or never took the money', async () => {
    const recorded = { outcome: 'recorded', refundId: null, error: null };
    await expect(callerOf({}).call.refund(refund)).resolves.toEqual(recorded);
    const able = callerOf({ refund: async () => ({ success: true, refund_id: 'r' }) }).call;
    await expect(able.refund({ ...refund, transactionId: null })).resolves.toEqual(recorded);
    await expect(able.refund({ ...refund, method: 'gone' })).resolves.toEqual(recorded);
    await expect(able.refund(refund)).resolves.toEqual({ outcome: 'refunded', refundId: 'r', error: null });
  });

  it('a refund is pending if the gateway throws', async () => {
    const { call } = callerOf({ refund: () => Promise.reject(new Error('away')) });
    await expect(call.refund(refund)).resolves.toMatchObject({ outcome: 'pending' });
  });
});

import { TypeOrmModule } from '@nestjs/typeorm';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Actor } from '#contracts';
import { creditorReference, Money } from '#kernel';
import { createTestDatabase, type TestDatabase } from '../../libs/testing/database/create-test-database.js';
import { DummyGateway } from '../../libs/testing/dummy-gateway.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { Database } from '../../src/platform/database/database.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { I18nModule } from '../../src/platform/i18n/i18n.module.js';
import { installedHere } from '../../src/load-plugins.js';
import { PluginsModule } from '../../src/platform/plugins/plugins.module.js';
import { testPlugins } from '../../libs/testing/shop/test-plugins.js';
import { ShopSettingsModule } from '../../src/settings/shop-settings.module.js';
import { configurableMethods, EnsureMethods, ProviderRegistry } from '../../src/platform/configurable-methods/index.js';
import { SealedValues } from '../../src/platform/jobs/sealed-values.js';
import { AuditTrail } from '../../src/platform/audit/audit-trail.js';
import { PAYMENT_METHODS } from '../../src/payment/payment-methods.js';
import { AttemptRows } from '../../src/payment/data/attempt-rows.js';
import { PaymentMethodEntity } from '../../src/payment/data/payment-method.entity.js';
import { PaymentRows } from '../../src/payment/data/payment-rows.js';
import { PaymentEntity } from '../../src/payment/data/payment.entity.js';
import { PaymentsSwitch } from '../../src/payment/data/payments-switch.js';
import { RefundRows } from '../../src/payment/data/refund-rows.js';
import { RefundEntity } from '../../src/payment/data/refund.entity.js';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import type { OfferedMethod, PayableOrder } from '../../src/payment/payment.types.js';
import type { RefundOutcome } from '../../src/payment/refund.types.js';
import { CallGateway } from '../../src/payment/use-cases/call-gateway.js';
import { FindMethods } from '../../src/payment/use-cases/find-methods.js';
import { GatewayRegistry } from '../../src/payment/use-cases/gateway-registry.js';
import { AttemptLedger } from '../../src/payment/use-cases/attempt-ledger.js';
import { PaymentLedger } from '../../src/payment/use-cases/payment-ledger.js';
import { HandRefunds } from '../../src/payment/hand-refunds.js';
import { RefundLedger } from '../../src/payment/use-cases/refund-ledger.js';

const actor: Actor = { kind: 'administrator', id: 1, name: 'Test' };
const eur = (amount: string) => Money.parse(amount, 'EUR');

describe('the payments ledger', () => {
  let database: TestDatabase;
  let app: TestingModule;
  let db: Database;
  let attempts: AttemptLedger;
  let payments: PaymentLedger;
  let refunds: RefundLedger;
  let gateways: CallGateway;
  let dummy: OfferedMethod;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = readConfig({ DATABASE_URL: database.url });
    const registered = [CashGateway, BankInvoiceGateway, DummyGateway];
    const plugins = installedHere(testPlugins({ gateways: registered, shippingProviders: [] }));
    app = await Test.createTestingModule({
      imports: [
        ConfigModule.with(config),
        I18nModule.with(plugins),
        DatabaseModule,
        ShopSettingsModule,
        PluginsModule.with(plugins),
        TypeOrmModule.forFeature([PaymentMethodEntity, PaymentEntity, RefundEntity]),
      ],
      providers: [
        ...configurableMethods(PAYMENT_METHODS),
        { provide: GatewayRegistry, useExisting: ProviderRegistry },
        { provide: SealedValues, useValue: { register: () => undefined } },
        { provide: AuditTrail, useValue: {} },
        PaymentsSwitch,
        FindMethods,
        CallGateway,
        AttemptRows,
        PaymentRows,
        RefundRows,
        AttemptLedger,
        PaymentLedger,
        RefundLedger,
        { provide: HandRefunds, useValue: { recorded: () => Promise.resolve() } },
      ],
    }).compile();
    app.useLogger(false);
    await app.init();
    db = app.get(Database);
    attempts = app.get(AttemptLedger);
    payments = app.get(PaymentLedger);
    refunds = app.get(RefundLedger);
    gateways = app.get(CallGateway);
    dummy = (await app.get(FindMethods).known('dummy'))!;
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  beforeEach(() => DummyGateway.reset());

  let made = 0;

  async function order(total: string): Promise<PayableOrder> {
    const n = ++made;
    const reference = creditorReference(n);
    const [row] = await db.query<{ id: number }>(
      `INSERT INTO shop_order (key, reference, status, currency, language, subtotal, tax, shipping, total,
        prices_include_tax, payment_method, shipping_address, billing_address)
       VALUES ($1, $2, 'pending', 'EUR', 'en', $3, 0, 0, $3, true, 'dummy', '{}', '{}') RETURNING id`,
      [`key-of-order-number-${String(n).padStart(6, '0')}`, reference, eur(total).minor.toString()],
    );
    return {
      id: row!.id,
      reference,
      total: eur(total),
      open: eur(total),
      status: 'pending',
      language: 'en',
      paymentDueAt: null,
      customer: { email: null, first_name: null, last_name: null, phone: null },
    };
  }

  const begin = (of: PayableOrder, method = dummy) =>
    db.transaction((tx) => attempts.begin(tx, of, method, actor, null));

  async function pay(of: PayableOrder, card: string) {
    const attempt = await begin(of);
    const outcome = await gateways.process(of, dummy, attempt, { card });
    return db.transaction((tx) => attempts.finish(tx, attempt, outcome, false));
  }

  const book = (of: PayableOrder, amount: string, reference: string | null, method = 'bank_invoice') =>
    db.transaction(async (tx) => {
      // Callers hold the lock of the order, because the order is locked first, then the payment, then the stock.
      await tx.query('SELECT FROM shop_order WHERE id = $1 FOR UPDATE', [of.id]);
      return payments.book(tx, {
        orderId: of.id,
        method,
        amount: eur(amount),
        receivedAt: null,
        reference,
        note: null,
        actor,
      });
    });

  async function refund(of: PayableOrder, amount: string | null) {
    const { pending: parts } = await db.transaction((tx) =>
      refunds.begin(tx, {
        orderId: of.id,
        amount: amount === null ? null : eur(amount),
        reason: 'Returned',
        actor,
        intent: null,
        goods: null,
        notify: false,
      }),
    );
    const outcomes: RefundOutcome[] = [];
    for (const part of parts) outcomes.push(await gateways.refund(part));
    return db.transaction(async (tx) => {
      const done = [];
      for (const [index, part] of parts.entries()) done.push(await refunds.finish(tx, part, outcomes[index]!));
      return done;
    });
  }

  it('concurrent attempts to pay an order share one pending payment and one idempotency key for the gateway', async () => {
    const of = await order('19.99');
    const attempts = await Promise.all(Array.from({ length: 8 }, () => begin(of)));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    await Promise.all(attempts.map((attempt) => gateways.process(of, dummy, attempt, { card: 'succeed' })));
    expect(new Set(DummyGateway.calls.map((call) => call.idempotency_key)).size).toBe(1);
    expect(DummyGateway.calls[0]).toMatchObject({
      order_id: of.id,
      amount: '19.99',
      amount_minor: '1999',
      currency: 'EUR',
      reference: of.reference,
    });
    expect(DummyGateway.charges.size).toBe(1);
  });

  it('a payment is settled once, even if several callers report the gateway’s answer', async () => {
    const of = await order('5');
    const attempt = await begin(of);
    const outcome = await gateways.process(of, dummy, attempt, {});
    const done = await Promise.all(
      [1, 2, 3].map(() => db.transaction((tx) => attempts.finish(tx, attempt, outcome, false))),
    );
    expect(done.filter(({ changed }) => changed)).toHaveLength(1);
    expect(done[0]!.payment).toMatchObject({
      method: 'dummy',
      amount: eur('5'),
      status: 'captured',
      transactionId: outcome.transactionId,
    });
    expect(done[0]!.payment.receivedAt).not.toBeNull();
  });

  it('a payment of unknown outcome stays pending, and the retry sends the same idempotency key', async () => {
    const of = await order('7');
    await expect(pay(of, 'lose')).resolves.toMatchObject({ changed: false, payment: { status: 'pending' } });
    await expect(pay(of, 'succeed')).resolves.toMatchObject({ changed: true, payment: { status: 'captured' } });
    expect(DummyGateway.charges.size).toBe(1);
    expect((await payments.ofOrder(of.id)).payments).toHaveLength(1);
  });

  it('a declined payment is stored, and the next attempt creates a new payment', async () => {
    const of = await order('7');
    await expect(pay(of, 'decline')).resolves.toMatchObject({
      changed: true,
      payment: { status: 'declined', receivedAt: null },
    });
    await expect(pay(of, 'succeed')).resolves.toMatchObject({ payment: { status: 'captured' } });
    expect((await payments.ofOrder(of.id)).payments.map(({ status }) => status)).toEqual(['declined', 'captured']);
    expect(new Set(DummyGateway.calls.map((call) => call.idempotency_key)).size).toBe(2);
  });

  it('an order rejects a second payment method while the outcome of the first payment is unknown', async () => {
    const of = await order('7');
    await pay(of, 'pending');
    await expect(begin(of, { ...dummy, key: 'other' })).rejects.toMatchObject({ code: 'payment_in_progress' });
  });

  it('a bank transfer with the same reference is booked once, even by concurrent requests', async () => {
    const of = await order('30');
    const booked = await Promise.all(Array.from({ length: 6 }, () => book(of, '30', ' BANK-1 ')));
    expect(booked.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(booked.map(({ payment }) => payment.id)).size).toBe(1);
    expect(booked[0]!.payment).toMatchObject({ reference: 'BANK-1', amount: eur('30'), status: 'captured' });
  });

  it('partial payments are booked, including several of the same amount without a reference', async () => {
    const of = await order('30');
    await book(of, '10', 'A');
    await book(of, '10', null);
    await book(of, '10', null);
    expect(
      (await payments.ofOrder(of.id)).payments.map(({ amount, reference }) => [amount.toNumber(), reference]),
    ).toEqual([
      [10, 'A'],
      [10, null],
      [10, null],
    ]);
  });

  it('a verification captures the pending payment of unknown outcome and adds no row', async () => {
    const of = await order('7');
    await pay(of, 'pending');
    await expect(book(of, '7', 'SEEN-AT-PROVIDER', 'dummy')).resolves.toMatchObject({ repeated: false });
    expect((await payments.ofOrder(of.id)).payments).toMatchObject([
      { status: 'captured', reference: 'SEEN-AT-PROVIDER', method: 'dummy' },
    ]);
  });

  it('a partial refund through the gateway leaves the rest of the payment refundable', async () => {
    const of = await order('20');
    await pay(of, 'succeed');
    await expect(refund(of, '5')).resolves.toMatchObject([
      { changed: true, refund: { status: 'refunded', amount: eur('5'), method: 'dummy', reason: 'Returned' } },
    ]);
    await expect(refund(of, null)).resolves.toMatchObject([{ refund: { status: 'refunded', amount: eur('15') } }]);
    await expect(refund(of, null)).rejects.toMatchObject({ code: 'nothing_to_refund' });
    expect(DummyGateway.paidBack.size).toBe(2);
  });

  it('a refund that the merchant pays out by hand is recorded', async () => {
    const of = await order('20');
    await book(of, '20', 'B');
    await expect(refund(of, '20')).resolves.toMatchObject([
      { changed: true, refund: { status: 'recorded', refundId: null, method: 'bank_invoice' } },
    ]);
  });

  it('concurrent refunds never exceed the captured amount', async () => {
    const of = await order('20');
    await book(of, '20', 'C');
    const tried = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => refund(of, `${6 + (i % 3)}`)));
    const given = (await payments.ofOrder(of.id)).refunds.reduce((sum, { amount }) => sum.add(amount), eur('0'));
    expect(given.toNumber()).toBeLessThanOrEqual(20);
    expect(tried.some(({ status }) => status === 'rejected')).toBe(true);
  });

  it('a refund above the captured amount is rejected with the amount that is still refundable', async () => {
    const of = await order('20');
    await book(of, '20', 'D');
    await expect(refund(of, '20.01')).rejects.toMatchObject({
      fields: { amount: [{ key: 'payment.errors.refund_too_large', args: { available: '20.00' } }] },
    });
    expect((await payments.ofOrder(of.id)).refunds).toEqual([]);
  });

  it('a refund that exceeds one payment takes from each payment what is still refundable', async () => {
    const of = await order('20');
    await book(of, '8', 'E');
    await pay({ ...of, open: eur('12') }, 'succeed');
    await expect(refund(of, '15')).resolves.toMatchObject([
      { refund: { method: 'dummy', amount: eur('12'), status: 'refunded' } },
      { refund: { method: 'bank_invoice', amount: eur('3'), status: 'recorded' } },
    ]);
  });

  it('a refund of unknown outcome is retried with the same idempotency key and refunds once', async () => {
    const of = await order('20');
    await pay(of, 'succeed');
    DummyGateway.mode = 'lose';
    await expect(refund(of, '5')).resolves.toMatchObject([{ changed: false, refund: { status: 'pending' } }]);
    DummyGateway.mode = 'succeed';
    await expect(refund(of, '5')).resolves.toMatchObject([{ changed: true, refund: { status: 'refunded' } }]);
    expect(DummyGateway.paidBack.size).toBe(1);
    expect((await payments.ofOrder(of.id)).refunds).toHaveLength(1);
  });

  it('the amount of a rejected refund is refundable again', async () => {
    const of = await order('20');
    await pay(of, 'succeed');
    DummyGateway.mode = 'decline';
    await expect(refund(of, null)).resolves.toMatchObject([{ changed: true, refund: { status: 'failed' } }]);
    DummyGateway.mode = 'succeed';
    await expect(refund(of, null)).resolves.toMatchObject([{ refund: { status: 'refunded', amount: eur('20') } }]);
  });

  it('each registered payment method gets one row, even if several processes start at the same time', async () => {
    const ensure = app.get(EnsureMethods);
    await db.query('TRUNCATE shop_order, payment_method, known_provider CASCADE');
    await Promise.all([1, 2, 3, 4].map(() => ensure.onModuleInit()));
    const rows = await db.query('SELECT key, active, position FROM payment_method ORDER BY position');
    expect(rows).toEqual([
      { key: 'cash', active: true, position: 1 },
      { key: 'bank_invoice', active: true, position: 2 },
      { key: 'dummy', active: false, position: 3 },
    ]);
  });
});

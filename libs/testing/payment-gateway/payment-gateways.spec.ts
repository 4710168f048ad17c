import { BankInvoiceGateway } from '../../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../../src/payment/gateways/cash/cash.gateway.js';
import { describePaymentGateway } from './describe-payment-gateway.js';
import { DummyGateway } from '../dummy-gateway.js';

describePaymentGateway('CashGateway', () => new CashGateway());

describePaymentGateway('BankInvoiceGateway', () => new BankInvoiceGateway(), {
  settings: {
    account_holder: 'Quiet Shelf LLC',
    bank_name: 'Bank of Nowhere',
    account_number: 'UA213223130000026007233566001',
    bank_code: '322313',
    tax_id: '12345678',
  },
});

describePaymentGateway('DummyGateway', () => new DummyGateway(), {
  data: { card: 'succeed' },
  declined: { card: 'decline' },
});

describe('the dummy gateway', () => {
  const request = (card: string, idempotency_key = 'k1') => ({
    order_id: 1,
    reference: 'RF18000001',
    amount_minor: '100',
    amount: '1.00',
    currency: 'EUR',
    language: 'en' as const,
    idempotency_key,
    customer: { email: null, first_name: null, last_name: null, phone: null },
    data: { card },
    settings: {},
    return_url: 'https://shop.example/return',
    webhook_url: 'https://shop.example/webhook',
  });

  beforeEach(() => DummyGateway.reset());

  it('the dummy gateway throws before or after it takes the money, by its mode', async () => {
    const gateway = new DummyGateway();
    await expect(gateway.process(request('fail'))).rejects.toThrow('away');
    expect(DummyGateway.charges.size).toBe(0);
    await expect(gateway.process(request('lose'))).rejects.toThrow('lost');
    expect(DummyGateway.charges.size).toBe(1);
    await expect(gateway.process(request('succeed'))).resolves.toMatchObject({
      transaction_id: DummyGateway.charges.get('k1'),
    });
    expect(DummyGateway.charges.size).toBe(1);
  });

  it('the dummy gateway records its calls, and its static mode applies without a card', async () => {
    DummyGateway.mode = 'pending';
    await expect(new DummyGateway().process(request('4111'))).resolves.toMatchObject({
      success: true,
      outcome: 'pending',
    });
    expect(DummyGateway.calls).toHaveLength(1);
  });
});

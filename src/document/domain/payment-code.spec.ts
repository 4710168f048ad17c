import { Money } from '#kernel';
import type { Transfer } from '../../order-view/index.js';
import { paymentCode } from './payment-code.js';

const german: Transfer = {
  receiver: 'Quiet Shelf LLC',
  iban: 'DE89 3704 0044 0532 0130 00',
  bankCode: 'COBADEFFXXX',
  taxId: '12345678',
  amount: Money.parse('12.30', 'EUR'),
  reference: 'RF34000042',
  purpose: 'Payment for order 42, RF34000042',
};
const ukrainian: Transfer = {
  ...german,
  receiver: 'ТОВ «Тиха полиця»',
  iban: 'UA08 9999 9000 0002 6009 0012 3456 7',
  bankCode: '999990',
  amount: Money.parse('1200.50', 'UAH'),
  purpose: 'Оплата замовлення № 42, RF34000042',
};

describe('the QR code of a transfer', () => {
  it('transfers in euros to a SEPA account have the QR code of the European Payments Council', () => {
    expect(paymentCode(german)).toEqual({
      kind: 'epc',
      text: 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nQuiet Shelf LLC\nDE89370400440532013000\nEUR12.30\n\nRF34000042',
    });
  });

  it('the QR code of a transfer names no bank if the bank code is a domestic one', () => {
    expect(paymentCode({ ...german, bankCode: '370400' })!.text.split('\n')[4]).toBe('');
  });

  it('transfers in hryvnias have the QR code of the National Bank of Ukraine', () => {
    const { kind, text } = paymentCode(ukrainian)!;
    expect(kind).toBe('nbu');
    const [, payload = ''] = /^https:\/\/bank\.gov\.ua\/qr\/([\w-]+)$/.exec(text)!;
    expect(Buffer.from(payload, 'base64url').toString('utf8').split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'UCT',
      '',
      'ТОВ «Тиха полиця»',
      'UA089999900000026009001234567',
      'UAH1200.50',
      '12345678',
      '',
      '',
      'Оплата замовлення № 42, RF34000042',
      '',
    ]);
  });

  it.each([
    ['dollars', { ...german, amount: Money.parse('1', 'USD') }],
    ['euros to an account outside SEPA', { ...german, iban: ukrainian.iban }],
    ['hryvnias to an account abroad', { ...ukrainian, iban: german.iban }],
    ['nothing', { ...german, amount: Money.zero('EUR') }],
    ['more than the maximum of the format', { ...german, amount: Money.parse('1000000000', 'EUR') }],
  ])('there is no QR code for a transfer with %s', (_, transfer) => {
    expect(paymentCode(transfer)).toBeNull();
  });

  it("each field of a transfer's QR code is one line of limited length", () => {
    const lines = paymentCode({ ...german, receiver: `A\nB ${'я'.repeat(100)}` })!.text.split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[5]).toBe(`A B ${'я'.repeat(66)}`);
  });

  it("receiver and purpose in a transfer's QR code have the maximum lengths of the National Bank of Ukraine", () => {
    const { text } = paymentCode({
      ...ukrainian,
      receiver: ` ${'я'.repeat(100)}`,
      purpose: `a\u2028${'b'.repeat(200)} `,
    })!;
    const lines = Buffer.from(text.slice(text.lastIndexOf('/') + 1), 'base64url')
      .toString('utf8')
      .split('\n');
    expect([lines[5], lines[11]]).toEqual(['я'.repeat(70), `a ${'b'.repeat(138)}`]);
  });

  it("no field of a transfer's QR code ends in half a surrogate pair", () => {
    const receiver = `${'a'.repeat(69)}🫖`;
    expect(paymentCode({ ...german, receiver })!.text.split('\n')[5]).toBe('a'.repeat(69));
  });

  it('the QR code of a transfer contains up to 999 999 999.99 euros', () => {
    expect(paymentCode({ ...german, amount: Money.parse('999999999.99', 'EUR') })!.text).toContain('EUR999999999.99');
  });
});

import fc from 'fast-check';
import { Money } from '#kernel';
import {
  readBySquare,
  readEpc,
  readNbu,
  readSpayd,
  readSwiss,
  scan,
  type ReadCode,
} from '../../../test/fixtures/read-payment-code.js';
import type { DecoratedProviders } from '../../platform/plugins/decorated-providers.js';
import type { Transfer } from '../../order-view/index.js';
import { builtInCodes } from './built-in-codes.js';
import { codePng } from './draw-code.js';
import { PaymentCodes } from './payment-codes.js';

const codes = new PaymentCodes({
  checked: () => new Map(builtInCodes.map((type) => new type()).map((provider) => [provider.key, provider])),
} as unknown as DecoratedProviders);

const german: Transfer = {
  receiver: 'Quiet Shelf LLC',
  address: { street: 'Bahnhofstrasse 12a', zip: '8001', city: 'Zürich', country: 'CH' },
  iban: 'DE89 3704 0044 0532 0130 00',
  bankCode: 'COBADEFFXXX',
  taxId: '12345678',
  amount: Money.parse('12.30', 'EUR'),
  reference: 'RF34000042',
  purpose: 'Payment for order 42, RF34000042',
  dueOn: '2026-12-03',
  options: {},
};
const ukrainian: Transfer = {
  ...german,
  receiver: 'ТОВ «Тиха полиця»',
  iban: 'UA08 9999 9000 0002 6009 0012 3456 7',
  bankCode: '999990',
  amount: Money.parse('1200.50', 'UAH'),
  purpose: 'Оплата замовлення № 42, RF34000042',
};
const in002 = { ...ukrainian, options: { nbu: '002' } };
const czech = {
  ...german,
  iban: 'CZ6508000000192000145399',
  bankCode: 'GIBACZPX',
  amount: Money.parse('480.5', 'CZK'),
};
const swiss = { ...german, iban: 'CH5604835012345678009', amount: Money.parse('1949.75', 'CHF') };
const slovak = { ...german, iban: 'SK8209000000000011424060', bankCode: 'GIBASKBX' };

const of = (transfer: Transfer) => codes.of(transfer, 'en');
const textOf = (transfer: Transfer): string => of(transfer)!.text;

describe('the choice of the format of a QR code', () => {
  it.each([
    ['epc', german],
    ['nbu', ukrainian],
    ['spayd', czech],
    ['swiss', swiss],
    ['swiss', { ...swiss, amount: german.amount }],
    ['pay_by_square', slovak],
  ])('the format %s is chosen by the currency and the country of the account', (kind, transfer) => {
    expect(of(transfer)).toMatchObject({ kind, caption: expect.stringContaining('Scan') as string });
  });

  it('euros to a Swiss account get an EPC code if the seller has no address for a QR-bill', () => {
    expect(of({ ...swiss, address: null, amount: german.amount })!.kind).toBe('epc');
    expect(of({ ...swiss, address: null })).toBeNull();
  });

  it('a Swiss QR-IBAN has no QR-bill, because it accepts no creditor reference', () => {
    expect(of({ ...swiss, iban: 'CH4431999123000889012' })).toBeNull();
  });

  it.each([
    ['dollars', { ...german, amount: Money.parse('1', 'USD') }],
    ['euros to an account outside SEPA', { ...german, iban: ukrainian.iban }],
    ['hryvnias to an account abroad', { ...ukrainian, iban: german.iban }],
    ['nothing', { ...german, amount: Money.zero('EUR') }],
    ['more than the maximum of the EPC format', { ...german, amount: Money.parse('1000000000', 'EUR') }],
    ['more than the maximum of SPAYD', { ...czech, amount: Money.parse('10000000', 'CZK') }],
    ['a name that format 003 cannot hold whole', { ...ukrainian, receiver: 'я'.repeat(141) }],
  ])('there is no QR code for a transfer with %s', (_, transfer) => {
    expect(of(transfer)).toBeNull();
  });
});

describe('the content of a QR code', () => {
  it('an EPC code has BIC, name, IBAN, amount and reference, and no free text', () => {
    expect(textOf(german)).toBe(
      'BCD\n002\n1\nSCT\nCOBADEFFXXX\nQuiet Shelf LLC\nDE89370400440532013000\nEUR12.30\n\nRF34000042',
    );
    expect(textOf({ ...german, bankCode: '370400' }).split('\n')[4]).toBe('');
  });

  it('format 003 of the National Bank of Ukraine has fields for the reference and the due day', () => {
    const { text, link } = of(ukrainian)!;
    expect(link).toBe(text);
    const { version, encoding, lines } = readNbu(text);
    expect([version, encoding]).toEqual(['003', '2']);
    expect(lines.slice(3)).toEqual([
      'UCT',
      '',
      'ТОВ «Тиха полиця»',
      'UA089999900000026009001234567',
      'UAH1200.50',
      '12345678',
      'OTHR/GDDS',
      'RF34000042',
      'Оплата замовлення № 42, RF34000042',
      '',
      '',
      '261203235959',
      '',
      '',
    ]);
  });

  it('a code of the National Bank of Ukraine has format 002 if the gateway chooses it', () => {
    const { version, lines } = readNbu(textOf(in002));
    expect(version).toBe('002');
    expect(lines.slice(5)).toEqual([
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

  it('a name that Windows-1251 cannot represent makes the code of the National Bank of Ukraine UTF-8', () => {
    expect(readNbu(textOf({ ...ukrainian, receiver: 'ТОВ Café' }))).toMatchObject({
      encoding: '1',
      receiver: 'ТОВ Café',
    });
  });

  it('a long Cyrillic name is not shortened in a code of the National Bank of Ukraine, but the purpose is, at a word', () => {
    const receiver = `Товариство з обмеженою відповідальністю «${'Видавництво '.repeat(8)}Тиша»`.slice(0, 140);
    const purpose = `Оплата замовлення № 42, RF34000042 ${'за книжки та листівки '.repeat(20)}`;
    for (const transfer of [ukrainian, in002]) {
      const read = readNbu(textOf({ ...transfer, receiver, purpose }));
      expect(read.receiver).toBe(receiver);
      expect(read.message).toContain('RF34000042');
      expect(purpose.startsWith(`${read.message} `)).toBe(true);
    }
  });

  it('a payment code of format 002 keeps the payment reference when its purpose is shortened', () => {
    const purpose = `Оплата за ${'книжки та листівки '.repeat(20)}RF34000042`;
    expect(readNbu(textOf({ ...in002, purpose })).message).toMatch(/^Оплата за книжки.* RF34000042$/);
  });

  it('a SPAYD code has account with BIC, amount, due day, message and variable symbol', () => {
    expect(textOf({ ...czech, receiver: 'Tichá 100 % *' })).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:480.50*CC:CZK*RN:Tich%C3%A1 100 %25 %2A*DT:20261203*' +
        'MSG:Payment for order 42, RF34000042*X-VS:42',
    );
  });

  it('a Swiss QR-bill has a structured address and a creditor reference', () => {
    const read = readSwiss(textOf({ ...swiss, purpose: ukrainian.purpose }));
    expect(read).toMatchObject({ currency: 'CHF', amount: '1949.75', reference: 'RF34000042' });
    expect(read.address).toEqual(['Bahnhofstrasse', '12a', '8001', 'Zürich', 'CH']);
    expect(read.message).toBe('Oplata zamovlennia No. 42, RF34000042');
  });

  it('a PAY by square code contains the due day, the reference and the note', () => {
    expect(readBySquare(textOf(slovak))).toEqual({
      receiver: 'Quiet Shelf LLC',
      iban: 'SK8209000000000011424060',
      amount: '12.3',
      reference: 'RF34000042',
      message: 'Payment for order 42, RF34000042',
      dueOn: '2026-12-03',
    });
  });
});

describe('payment codes of arbitrary transfers', () => {
  it('a PAY by square code whose checksum bytes look like text is read correctly', () => {
    const purpose = 'замовлення x Оплата Оплата 42,';
    const text = textOf({ ...slovak, receiver: 'є', purpose, amount: Money.of(26_756_840_605n, 'EUR') });
    expect(readBySquare(text)).toMatchObject({ receiver: 'ye', amount: '267568406.05', reference: 'RF34000042' });
  });

  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБЮ «»№-,"*%ёşé🫖\n\t'), maxLength: 200 }),
  );
  const purposes = fc.oneof(
    names,
    fc
      .array(fc.constantFrom('Оплата', 'замовлення', '№', '42,', 'x'), { maxLength: 90 })
      .map((words) => words.join(' ')),
  );
  const cases: readonly [string, Transfer, (text: string) => ReadCode, bigint][] = [
    ['EPC', german, readEpc, 99_999_999_999n],
    ['format 003', ukrainian, readNbu, 99_999_999_999n],
    ['format 002', in002, readNbu, 99_999_999_999n],
    ['SPAYD', czech, readSpayd, 999_999_999n],
    ['the QR-bill', swiss, readSwiss, 99_999_999_999n],
    ['PAY by square', slovak, readBySquare, 99_999_999_999n],
  ];

  it.each(cases)(
    'the code of any transfer in %s has exactly its amount, account and reference',
    (_, transfer, read, most) => {
      const amounts = fc.bigInt({ min: 1n, max: most });
      fc.assert(
        fc.property(names, purposes, amounts, (receiver, purpose, minor) => {
          const amount = Money.of(minor, transfer.amount.currency);
          const code = of({ ...transfer, receiver, purpose, amount });
          // A name that the format cannot write leads to another format, or to none.
          if (code?.kind !== of(transfer)!.kind) return;
          const fields = read(code.text);
          expect(Money.parse(fields.amount, amount.currency).minor).toBe(minor);
          expect(fields.iban).toBe(transfer.iban.replaceAll(' ', ''));
          expect(fields.reference || fields.message).toContain(transfer.reference);
          expect(fields.receiver + fields.message).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('codes of the National Bank of Ukraine never shorten a Cyrillic name', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'абвгґїєі«»АБВ№.'), minLength: 1, maxLength: 140 });
    fc.assert(
      fc.property(letters, purposes, fc.boolean(), (receiver, purpose, isOld) => {
        const { text } = of({ ...(isOld ? in002 : ukrainian), receiver, purpose })!;
        expect(readNbu(text).receiver).toBe(receiver);
      }),
      { numRuns: 150 },
    );
  });

  it.each(cases)(
    'a QR code reader decodes %s in the picture of an email, although a mark covers its middle',
    async (_, transfer) => {
      const { text, kind } = of({ ...transfer, receiver: transfer.receiver.repeat(3) })!;
      const scanned = await scan(await codePng(text, kind));
      expect(scanned.text).toBe(text);
      if (kind === 'nbu') expect(scanned.version).toBeGreaterThanOrEqual(10);
    },
  );
});

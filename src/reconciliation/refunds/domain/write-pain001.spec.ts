import fc from 'fast-check';
import { Money } from '#kernel';
import { asVersion03, pain001Problems } from '../../../../test/fixtures/iso20022/pain001-problems.js';
import type { PaymentFile, Transfer } from './payment-file.js';
import { newBatchReference, newEndToEndId } from './payout-reference.js';
import { writePain001 } from './write-pain001.js';

const PAYER = { name: 'Quiet Shelf GmbH & Co. KG', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const RECEIVER = { name: 'Олена Бондар', account: 'UA213223130000026007233566001' };

const transfer = (minor: number, currency = 'EUR', more: Partial<Transfer> = {}): Transfer => ({
  refundId: 7,
  endToEndId: newEndToEndId(),
  amount: Money.of(minor, currency),
  receiver: RECEIVER,
  text: 'Повернення коштів за замовлення 1023',
  ...more,
});

const file = (transfers: readonly Transfer[], payer: PaymentFile['batches'][0]['payer'] = PAYER): PaymentFile => {
  const [first, ...others] = transfers;
  const reference = newBatchReference();
  return {
    reference,
    createdAt: new Date('2026-11-24T16:00:00.123Z'),
    executeOn: '2026-11-24',
    batches: [{ reference, payer, transfers: [first!, ...others] }],
  };
};

describe('a refund file as pain.001', () => {
  test('a pain.001 file of version .03 is valid by the official schema, with and without a BIC, in euros and in hryvnias', async () => {
    expect(await pain001Problems(writePain001(file([transfer(3490), transfer(1)]), '03'))).toEqual([]);
    expect(await pain001Problems(writePain001(file([transfer(3490, 'UAH')], { ...PAYER, bic: null }), '03'))).toEqual(
      [],
    );
  });

  test('the official schema of pain.001 refuses a file whose elements are in the wrong order', async () => {
    const wrong = writePain001(file([transfer(3490)]), '03').replace(/<MsgId>\w+<\/MsgId>/, '');
    expect(await pain001Problems(wrong)).not.toEqual([]);
  });

  test('pain.001 version .09 differs from .03 only in name space, execution day and the element of the BIC', async () => {
    const one = file([transfer(3490), transfer(120)]);
    const xml = writePain001(one, '09');
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-24</Dt></ReqdExctnDt>');
    expect(xml).toContain('<BICFI>COBADEFFXXX</BICFI>');
    expect(asVersion03(xml)).toBe(writePain001(one, '03'));
    expect(await pain001Problems(asVersion03(xml))).toEqual([]);
  });

  test('a pain.001 file has the counts and sums of its transfers, and texts in the characters of SEPA', () => {
    const xml = writePain001(file([transfer(3490), transfer(1), transfer(120)]), '09');
    expect(xml.match(/<NbOfTxs>3<\/NbOfTxs>/g)).toHaveLength(2);
    expect(xml.match(/<CtrlSum>36.11<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
    expect(xml).toContain('<Nm>Olena Bondar</Nm>');
    expect(xml).toContain('<Nm>Quiet Shelf GmbH + Co. KG</Nm>');
    expect(xml).toContain('<Ustrd>Povernennia koshtiv za zamovlennia 1023</Ustrd>');
  });

  test('a pain.001 file has euros as SEPA credit transfers with shared charges, and other currencies as national transfers', () => {
    expect(writePain001(file([transfer(3490)]), '09')).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl>');
    const national = writePain001(file([transfer(3490, 'UAH')]), '09');
    expect(national).not.toContain('SvcLvl');
    expect(national).toContain('<ChrgBr>SHAR</ChrgBr>');
  });

  test('any name and text gives a valid pain.001 file, whatever its characters', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, fc.bigInt(1n, 99_999_999_999n), async (name, purpose, minor) => {
        const one = transfer(1, 'EUR', {
          amount: Money.of(minor, 'EUR'),
          receiver: { ...RECEIVER, name },
          text: purpose,
        });
        expect(await pain001Problems(writePain001(file([one]), '03'))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

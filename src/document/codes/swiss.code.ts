import { PaymentCodeProvider, type CodedTransfer, type PaymentCodeContent } from '#contracts';
import { captions } from './captions.js';
import { cut, inLatin, purposeAtWord } from './code-texts.js';

/** Characters that the Swiss payment standards do not allow. */
const OUTSIDE = /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u20ac]/gu;
const MOST = 99_999_999_999n;
const NO_PARTY = ['', '', '', '', '', '', ''];
const CREDITOR_REFERENCE = /^RF\d\d[A-Z0-9]{1,21}$/;
/** `Bahnhofstrasse 12a`: street and building number, which have fields of their own. */
const WITH_NUMBER = /^(.*\p{L}.*?)[\s,]+(\d+\s?\p{L}?)$/u;

/**
 * Swiss QR-bill, version 02.00, with a structured address and a creditor reference. No code is created without the
 * seller's address, or for a QR-IBAN, which accepts no creditor reference.
 */
@PaymentCodeProvider()
export class SwissCode implements PaymentCodeProvider {
  readonly key = 'swiss';
  readonly currencies = ['CHF', 'EUR'];
  readonly countries = ['CH', 'LI'];
  readonly caption = captions.app;

  encode({ receiver, address, iban, amount, reference, purpose }: CodedTransfer): PaymentCodeContent | null {
    const name = latin(receiver, 70);
    if (!address || name === '' || amount.minor > MOST || isQrIban(iban)) return null;
    const [, street = address.street, building = ''] = WITH_NUMBER.exec(address.street) ?? [];
    const place = [latin(address.zip, 16), latin(address.city, 35)];
    if (place.includes('')) return null;
    const isStructured = CREDITOR_REFERENCE.test(reference);
    const lines = [
      'SPC',
      '0200',
      '1',
      iban,
      ...['S', name, latin(street, 70), latin(building, 16), ...place, address.country],
      ...NO_PARTY,
      String(amount),
      amount.currency,
      ...NO_PARTY,
      isStructured ? 'SCOR' : 'NON',
      isStructured ? reference : '',
      purposeAtWord(inLatin(purpose, OUTSIDE), 140),
      'EPD',
    ];
    return { text: lines.join('\n') };
  }
}

const latin = (text: string, most: number): string => cut(inLatin(text, OUTSIDE), most);

/** Whether the bank's number in the IBAN is one of those reserved for QR references. */
function isQrIban(iban: string): boolean {
  const bank = Number(iban.slice(4, 9));
  return bank >= 30_000 && bank <= 31_999;
}

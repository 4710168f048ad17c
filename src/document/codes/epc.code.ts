import { PaymentCodeProvider, type CodedTransfer, type PaymentCodeContent } from '#contracts';
import { isSwiftCode } from './bic.js';
import { captions } from './captions.js';
import { cut } from './code-texts.js';

/** Countries in which accounts receive SEPA credit transfers (EPC409-09), by the first letters of the IBAN. */
const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  );
const MOST = 99_999_999_999n;
/** Maximum length of the content in bytes. */
const BYTES = 331;

/** EPC069-12, version 002: with a structured reference there must be no free text. */
@PaymentCodeProvider()
export class EpcCode implements PaymentCodeProvider {
  readonly key = 'epc';
  readonly currencies = ['EUR'];
  readonly countries = SEPA;
  readonly caption = captions.app;

  encode({ receiver, iban, bankCode, amount, reference }: CodedTransfer): PaymentCodeContent | null {
    const name = cut(receiver, 70);
    if (name === '' || amount.minor > MOST) return null;
    const bic = isSwiftCode(bankCode) ? bankCode : '';
    const text = ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${amount}`, '', reference].join('\n');
    return Buffer.byteLength(text) <= BYTES ? { text } : null;
  }
}

import { PaymentCodeProvider, type CodedTransfer, type PaymentCodeContent } from '#contracts';
import { isSwiftCode } from './bic.js';
import { captions } from './captions.js';
import { cut, purposeWithReference } from './code-texts.js';

const MOST = 999_999_999n;
/** Digits of the creditor reference that fit the variable symbol of Czech payments. */
const SYMBOL = /^RF\d\d0*([1-9]\d{0,9})$/;

/** Short Payment Descriptor 1.0 of the Czech Banking Association. */
@PaymentCodeProvider()
export class SpaydCode implements PaymentCodeProvider {
  readonly key = 'spayd';
  readonly currencies = ['CZK'];
  readonly countries = ['CZ'];
  readonly caption = captions.app;

  encode(transfer: CodedTransfer): PaymentCodeContent | null {
    const { iban, bankCode, amount, reference, purpose, receiver, dueOn } = transfer;
    if (amount.minor > MOST) return null;
    const symbol = SYMBOL.exec(reference)?.[1];
    const parts = [
      'SPD',
      '1.0',
      `ACC:${iban}${isSwiftCode(bankCode) ? `+${bankCode}` : ''}`,
      `AM:${amount}`,
      'CC:CZK',
      `RN:${escaped(cut(receiver, 35))}`,
      ...(dueOn === null ? [] : [`DT:${dueOn.replaceAll('-', '')}`]),
      `MSG:${escaped(purposeWithReference(purpose, reference, 60))}`,
      ...(symbol === undefined ? [] : [`X-VS:${symbol}`]),
    ];
    return { text: parts.join('*') };
  }
}

/** Percent-encodes `%`, `*` and everything outside of ASCII. */
const escaped = (text: string): string =>
  text.replace(/[^\x20-\x24\x26-\x29\x2b-\x7e]+/gu, (part) => encodeURIComponent(part).replaceAll('*', '%2A'));

import { encode, PaymentOptions } from 'bysquare/pay';
import { PaymentCodeProvider, type CodedTransfer, type PaymentCodeContent } from '#contracts';
import { isSwiftCode } from './bic.js';
import { captions } from './captions.js';
import { cut, inLatin, purposeAtWord } from './code-texts.js';

const MOST = 99_999_999_999n;
const OUTSIDE = /[^\x20-\x7e\u00a1-\u017f]/gu;

/** PAY by square 1.2 of the Slovak Banking Association: the fields compressed by LZMA, in base32hex. */
@PaymentCodeProvider()
export class PayBySquareCode implements PaymentCodeProvider {
  readonly key = 'pay_by_square';
  readonly currencies = ['EUR'];
  readonly countries = ['SK'];
  readonly caption = captions.app;

  encode(transfer: CodedTransfer): PaymentCodeContent | null {
    const { receiver, iban, bankCode, amount, reference, purpose, dueOn } = transfer;
    const name = cut(inLatin(receiver, OUTSIDE), 70);
    if (name === '' || amount.minor > MOST) return null;
    const payment = {
      type: PaymentOptions.PaymentOrder,
      // The package writes the shortest decimal text, which is exact for amounts of this size.
      amount: amount.toNumber(),
      currencyCode: 'EUR',
      ...(dueOn !== null && { paymentDueDate: dueOn.replaceAll('-', '') }),
      originatorsReferenceInformation: reference,
      paymentNote: purposeAtWord(inLatin(purpose, OUTSIDE), 140),
      bankAccounts: [{ iban, ...(isSwiftCode(bankCode) && { bic: bankCode }) }],
      beneficiary: { name },
    };
    return { text: encode({ payments: [payment] }) };
  }
}

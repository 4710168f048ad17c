import iconv from 'iconv-lite';
import { PaymentCodeProvider, type CodedTransfer, type PaymentCodeContent } from '#contracts';
import { captions } from './captions.js';
import { oneLine, purposeWithReference, wordPrefixes } from './code-texts.js';

const ADDRESS = 'https://qr.bank.gov.ua/';
/** Maximum length of the data in base64url; with the address the link has at most 498 characters. */
const ENCODED = 475;
const NAME = 140;
const PURPOSE = { '002': 140, '003': 280 } as const;
const MOST = 99_999_999_999n;
/** Category `other`, purpose `goods` (ISO 20022), which format 003 requires. */
const CATEGORY = 'OTHR/GDDS';

/**
 * Formats 002 and 003 of the National Bank of Ukraine (resolution 97 of 2025): a link that opens the payer's banking
 * app. A purpose that makes the link too long is shortened at a word; the name of the payee never is.
 */
@PaymentCodeProvider()
export class NbuCode implements PaymentCodeProvider {
  readonly key = 'nbu';
  readonly currencies = ['UAH'];
  readonly countries = ['UA'];
  readonly caption = captions.phone;

  encode(transfer: CodedTransfer): PaymentCodeContent | null {
    const name = oneLine(transfer.receiver);
    if (name === '' || name.length > NAME || transfer.amount.minor > MOST) return null;
    const version = transfer.option === '002' ? '002' : '003';
    for (const purpose of purposes(transfer, version)) {
      const data = encoded(version === '002' ? lines002(transfer, name, purpose) : lines003(transfer, name, purpose));
      if (data.length <= ENCODED) return { text: ADDRESS + data, link: ADDRESS + data };
    }
    return null;
  }
}

/** Forms of the purpose, longest first. Format 002 has no field for the reference, so the purpose keeps it. */
function purposes({ purpose, reference }: CodedTransfer, version: '002' | '003'): string[] {
  const shorter = wordPrefixes(purpose).filter(({ length }) => length <= PURPOSE[version]);
  const forms =
    version === '003'
      ? shorter
      : [PURPOSE[version], ...shorter.map(({ length }) => length)].map((most) =>
          purposeWithReference(purpose, reference, most),
        );
  return [...forms, reference].filter((form) => form !== '');
}

const lines002 =
  ({ iban, amount, taxId }: CodedTransfer, name: string, purpose: string) =>
  (encoding: '1' | '2') => ['BCD', '002', encoding, 'UCT', '', name, iban, `UAH${amount}`, taxId, '', '', purpose, ''];

const lines003 =
  ({ iban, amount, taxId, reference, dueOn }: CodedTransfer, name: string, purpose: string) =>
  (encoding: '1' | '2') => [
    'BCD',
    '003',
    encoding,
    'UCT',
    '',
    name,
    iban,
    `UAH${amount}`,
    taxId,
    CATEGORY,
    reference,
    purpose,
    '',
    '',
    // The link is valid until the end of this day, in the form YYMMDDHHmmss.
    dueOn === null ? '' : `${dueOn.slice(2).replaceAll('-', '')}235959`,
    '',
    '',
  ];

/** The lines in base64url: in Windows-1251 if it has all characters and is shorter than UTF-8. */
function encoded(linesIn: (encoding: '1' | '2') => readonly string[]): string {
  const [utf8, windows] = [linesIn('1').join('\n'), linesIn('2').join('\n')];
  const bytes = iconv.encode(windows, 'win1251');
  const isShorter = bytes.length < Buffer.byteLength(utf8) && iconv.decode(bytes, 'win1251') === windows;
  return (isShorter ? bytes : Buffer.from(utf8)).toString('base64url');
}

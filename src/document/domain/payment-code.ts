import { normalizeIban } from '#kernel';
import type { Transfer } from '../../order-view/index.js';

export interface PaymentCode {
  readonly kind: 'epc' | 'nbu';
  /** The content of the QR code. */
  readonly text: string;
}

/** Countries in which accounts receive SEPA credit transfers (EPC409-09), by the first letters of the IBAN. */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);
const EPC_MOST = 99_999_999_999n;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/**
 * The QR code for a transfer: EPC069-12 for euros to a SEPA account, that of the National Bank of Ukraine for hryvnias
 * to a Ukrainian account; otherwise null.
 */
export function paymentCode(transfer: Transfer): PaymentCode | null {
  const iban = normalizeIban(transfer.iban);
  const { amount } = transfer;
  if (!amount.isPositive()) return null;
  if (amount.currency === 'EUR' && SEPA.has(iban.slice(0, 2)) && amount.minor <= EPC_MOST)
    return { kind: 'epc', text: epc({ ...transfer, iban }) };
  if (amount.currency === 'UAH' && iban.startsWith('UA')) return { kind: 'nbu', text: nbu({ ...transfer, iban }) };
  return null;
}

/** EPC069-12, version 002: with a structured reference there must be no free text. */
function epc({ receiver, iban, bankCode, amount, reference }: Transfer): string {
  const bic = SWIFT.test(bankCode) ? bankCode : '';
  return ['BCD', '002', '1', 'SCT', bic, field(receiver, 70), iban, `EUR${amount}`, '', reference].join('\n');
}

/** Resolution 97 of the National Bank of Ukraine, format 002: a link that opens the payer's banking app. */
function nbu({ receiver, iban, amount, taxId, purpose }: Transfer): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'UCT',
    '',
    field(receiver, 70),
    iban,
    `UAH${amount}`,
    taxId,
    '',
    '',
    field(purpose, 140),
    '',
  ];
  return `https://bank.gov.ua/qr/${Buffer.from(lines.join('\n'), 'utf8').toString('base64url')}`;
}

/** One line of at most `most` characters, without half a surrogate pair at the end. */
const field = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');

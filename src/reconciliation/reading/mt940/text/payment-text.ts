/** What a dialect finds in the texts of a transaction; what is missing was not found. */
export interface PaymentText {
  readonly name?: string | undefined;
  readonly account?: string | undefined;
  readonly remittance?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly creditorReference?: string | undefined;
  readonly bankReference?: string | undefined;
  readonly isReturn?: boolean | undefined;
  readonly returnCode?: string | undefined;
  /** What kind of transaction it is, in words of the bank. */
  readonly bookingText?: string | undefined;
}

/** An account as an IBAN, alone in its text. */
export const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Lines with a text, each without blanks around it. A break may fall into a word, so it is kept. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

export const tidy = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').trim() || undefined;

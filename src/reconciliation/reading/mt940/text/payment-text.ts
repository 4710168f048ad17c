/** Parts of a transaction's texts. A part is missing if the text does not have it. */
export interface PaymentText {
  readonly name?: string | undefined;
  readonly account?: string | undefined;
  readonly remittance?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly creditorReference?: string | undefined;
  readonly bankReference?: string | undefined;
  readonly isReturn?: boolean | undefined;
  readonly returnCode?: string | undefined;
  /** The bank's name for the kind of transaction. */
  readonly bookingText?: string | undefined;
}

/** Matches a text that is an IBAN and nothing else. */
export const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Trims the lines and leaves out empty ones. Line breaks are kept, because they may be within a word. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

export const tidy = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').trim() || undefined;

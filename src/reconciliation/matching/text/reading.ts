import type { IncomingTransaction } from '../matching.types.js';
import { foldName, foldWords, foldSound, stemOf, type FoldedName } from './fold-name.js';
import { findNumbers, joinNumbers, type JoinedNumber, type NumberRun } from './numbers.js';
import { BETWEEN, capitals, MAX_REFERENCE, MAX_TEXT, readable } from './readable.js';
import { findReferences, MAX_REFERENCES, type FoundReference } from './references.js';

/** The texts of a transaction as the rules need them. Values that only some rules need are computed on first use. */
export class Reading {
  readonly amount: bigint;
  readonly currency: string;
  /** Structured reference, text and end-to-end id, in ASCII capitals. */
  readonly all: string;
  /** Structured reference and text, in ASCII capitals. */
  readonly text: string;
  /** Whether a part of the texts was too long to be read. */
  readonly isCut: boolean;
  readonly references: readonly FoundReference[];
  private foundNumbers: readonly NumberRun[] | null = null;
  private foundJoined: readonly JoinedNumber[] | null = null;
  private foldedPayer: FoldedName | null = null;
  private foldedText: ReadonlySet<string> | null = null;
  private foldedStems: ReadonlySet<string> | null = null;

  constructor(readonly transaction: IncomingTransaction) {
    const { text, creditorReference, endToEndId, amount } = transaction;
    this.amount = amount.minor;
    this.currency = amount.currency;
    const structured = readable(creditorReference ?? '', MAX_REFERENCE);
    const payers = readable(text, MAX_TEXT);
    const endToEnd = readable(endToEndId ?? '', MAX_REFERENCE);
    this.text = capitals(structured === '' ? payers : `${structured}${BETWEEN}${payers}`);
    this.all = endToEnd === '' ? this.text : `${this.text}${BETWEEN}${capitals(endToEnd)}`;
    this.references = findReferences(this.all);
    const isLong = text.length > MAX_TEXT || payers.length === MAX_TEXT;
    const isLongReference = (reference: string | null): boolean => (reference?.length ?? 0) > MAX_REFERENCE;
    this.isCut =
      isLong || [creditorReference, endToEndId].some(isLongReference) || this.references.length > MAX_REFERENCES;
  }

  get numbers(): readonly NumberRun[] {
    return (this.foundNumbers ??= findNumbers(this.text));
  }

  get joined(): readonly JoinedNumber[] {
    return (this.foundJoined ??= joinNumbers(this.text, this.numbers));
  }

  get payer(): FoldedName {
    return (this.foldedPayer ??= foldName(this.transaction.payerName ?? ''));
  }

  /** The words of the text in the form of `foldSound`, to find names. */
  get sounds(): ReadonlySet<string> {
    return (this.foldedText ??= new Set(foldWords(this.text).map(foldSound)));
  }

  /** The words of `sounds` without endings. */
  get stems(): ReadonlySet<string> {
    return (this.foldedStems ??= new Set([...this.sounds].map(stemOf)));
  }
}

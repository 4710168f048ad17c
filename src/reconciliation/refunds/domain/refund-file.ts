import type { Money } from '#kernel';
import type { RefundFileFormat } from './payment-file.js';

/** A stored file of refunds. */
export interface RefundFile {
  readonly id: number;
  readonly format: RefundFileFormat;
  /** Message id in the file, under which a bank may book the sum. */
  readonly reference: string;
  readonly count: number;
  readonly total: Money;
  /** SHA-256 of the file in hexadecimal digits. */
  readonly sha256: string;
  readonly createdAt: Date;
  /** Null: not discarded. */
  readonly discardedAt: Date | null;
  readonly discardReason: string | null;
  /** Number of refunds whose debit is on a statement. */
  readonly paidOut: number;
  /** Number of refunds that the bank has returned. */
  readonly returned: number;
  /** Whether the bytes are still stored. */
  readonly isAvailable: boolean;
}

export const fileNameOf = ({ id, format }: Pick<RefundFile, 'id' | 'format'>): string =>
  `refunds-${id}.${format === 'csv' ? 'csv' : 'xml'}`;

import type { Money } from '#kernel';
import type { Receiver } from './bank-refund.js';

export const REFUND_FILE_FORMATS = ['pain.001.001.09', 'pain.001.001.03', 'csv'] as const;
export type RefundFileFormat = (typeof REFUND_FILE_FORMATS)[number];

/** The shop's account that pays. */
export interface Payer {
  readonly name: string;
  /** IBAN without blanks. */
  readonly account: string;
  /** BIC; null if the settings have none. */
  readonly bic: string | null;
}

export interface Transfer {
  readonly refundId: number;
  readonly endToEndId: string;
  readonly amount: Money;
  readonly receiver: Receiver;
  /** Text for the receiver, in the language of the shop. */
  readonly text: string;
}

/** Transfers from one account. A bank may book them as one debit, which has the reference. */
export interface TransferBatch {
  readonly reference: string;
  readonly payer: Payer;
  readonly transfers: readonly [Transfer, ...Transfer[]];
}

/** The transfers of one file, all in one currency. */
export interface PaymentFile {
  readonly reference: string;
  readonly createdAt: Date;
  /** Day on which the bank is to pay, YYYY-MM-DD. */
  readonly executeOn: string;
  readonly batches: readonly [TransferBatch, ...TransferBatch[]];
}

/** The sum of one or more amounts of one currency. */
export const sumOf = (amounts: readonly [Money, ...Money[]]): Money => {
  const [first, ...others] = amounts;
  return others.reduce((sum, amount) => sum.add(amount), first);
};

export const amountsOf = ({ transfers: [first, ...others] }: TransferBatch): [Money, ...Money[]] => [
  first.amount,
  ...others.map(({ amount }) => amount),
];

export const transfersOf = ({ batches }: PaymentFile): Transfer[] => batches.flatMap(({ transfers }) => transfers);

export const totalOf = ({ batches: [first, ...others] }: PaymentFile): Money =>
  others.reduce((sum, batch) => sum.add(sumOf(amountsOf(batch))), sumOf(amountsOf(first)));

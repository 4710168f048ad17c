import { IsBoolean, IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Money } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { DecimalNumber, WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsCalendarDay } from '../../../platform/http/validation/timestamp.validator.js';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';
import {
  TRANSACTION_SORTS,
  TRANSACTION_STATES,
  WAITING_STATES,
  type TransactionFilter,
  type TransactionSort,
  type TransactionState,
} from '../../domain/bank-transaction.js';

/** Filters of the list of transactions. */
export class BankTransactionsQuery extends PageQuery {
  /** Only transactions in this state. */
  @IsOptional()
  @IsIn(TRANSACTION_STATES)
  state?: TransactionState;

  /** 1: only transactions that need a decision (`suggested` or `unmatched`). */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  waiting?: boolean;

  /** Only transactions of this account of the shop, without blanks. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(64)
  account?: string;

  /** Only transactions that this import has stored. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  statement_id?: number;

  /** Only transactions that are booked as payments of this order. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;

  /** 1: only matched transactions with a part that belongs to no order. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  unallocated?: boolean;

  /** Part of the name, account, text or reference of a transaction; case is ignored. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(140)
  q?: string;

  /** First day of booking, YYYY-MM-DD. */
  @IsOptional()
  @IsCalendarDay()
  from?: string;

  /** Last day of booking, YYYY-MM-DD. */
  @IsOptional()
  @IsCalendarDay()
  to?: string;

  /** Only transactions of this amount, in the currency of the shop; money that came in and money that left. */
  @IsOptional()
  @DecimalNumber()
  @IsAmount()
  amount?: number;

  /**
   * `newest`: the latest day first. `surest`: suggestions of high confidence first, then other suggestions, then
   * transactions without any; each the earliest day first.
   */
  @IsOptional()
  @IsIn(TRANSACTION_SORTS)
  sort: TransactionSort = 'newest';
}

/** @param currency of the shop, for `amount` */
export const transactionFilterOf = (query: BankTransactionsQuery, currency: string): TransactionFilter => ({
  states: statesOf(query),
  fileId: query.statement_id ?? null,
  orderId: query.order_id ?? null,
  isUnallocated: query.unallocated ?? null,
  account: query.account?.replace(/\s/g, '') || null,
  q: query.q || null,
  from: query.from ?? null,
  to: query.to ?? null,
  amount: query.amount === undefined ? null : Money.parse(query.amount, currency).minor,
  sort: query.sort,
  limit: query.per_page,
  offset: query.offset,
});

const statesOf = ({ state, waiting }: BankTransactionsQuery): readonly TransactionState[] | null => {
  const states = state ? [state] : waiting === undefined ? null : TRANSACTION_STATES;
  if (waiting === undefined || states === null) return states;
  return states.filter((one) => (WAITING_STATES as readonly TransactionState[]).includes(one) === waiting);
};

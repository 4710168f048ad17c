import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Money } from '#kernel';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { DecimalNumber, WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { IsCalendarDay } from '../../../platform/http/validation/timestamp.validator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { TRANSACTION_STATES, type TransactionFilter, type TransactionState } from '../../domain/bank-transaction.js';
import type { SentReturn } from '../../use-cases/confirm-return.js';
import type { SentMatch } from '../../use-cases/match-transaction.js';
import type { SentNote } from '../../use-cases/set-aside.js';
import type { SentUnmatch } from '../../use-cases/unmatch-transaction.js';

const MOST_ORDERS = 50;

/** Filters of the list of transactions. */
export class BankTransactionsQuery extends PageQuery {
  /** Only transactions in this state. */
  @IsOptional()
  @IsIn(TRANSACTION_STATES)
  state?: TransactionState;

  /** Only transactions that this import has stored. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  statement_id?: number;

  /** Part of the name, account, text or reference of a transaction, without case. */
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
}

/** Part of a transaction for an order. */
export class AllocationBody {
  /** Order that gets the money. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Amount in the currency of the order. Default: the whole transaction for a single order, else what is open. */
  @WhenSent()
  @IsPositive()
  amount?: number;
}

/** How a transaction is booked: as payments of orders, or as the reversal of another transaction. */
export class MatchBody {
  /** Orders that get the money, each once. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ORDERS)
  @ArrayUnique(({ order_id: id }: AllocationBody) => id)
  @ValidateNested({ each: true })
  @Type(() => AllocationBody)
  allocations?: AllocationBody[];

  /** For a return: the matched transaction that it takes back. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  reverses?: number;

  /** Whether cancelled orders are reinstated; otherwise 409 `order_cancelled`. */
  @WhenSent()
  @IsBoolean()
  reinstate: boolean = false;

  /** Remark on the payments, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the buyers get an email. Default: true for payments, false for a reversal. */
  @WhenSent()
  @IsBoolean()
  notify?: boolean;

  /** `version` that was read. If the transaction has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** Why the payments of a transaction are taken back. */
export class UnmatchBody {
  /** Reason for the history of the orders, 1 to 2000 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;

  /** Whether buyers whose orders await payment again get the bank details. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = false;

  /** `version` that was read. If the transaction has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** A remark on a transaction. */
export class TransactionNoteBody {
  /** Remark, up to 2000 characters; null removes it. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** `version` that was read. If the transaction has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** @param currency of the shop, for `amount` */
export const transactionFilterOf = (query: BankTransactionsQuery, currency: string): TransactionFilter => ({
  state: query.state ?? null,
  fileId: query.statement_id ?? null,
  q: query.q || null,
  from: query.from ?? null,
  to: query.to ?? null,
  amount: query.amount === undefined ? null : Money.parse(query.amount, currency).minor,
  limit: query.per_page,
  offset: query.offset,
});

export const matchOf = (body: MatchBody): SentMatch => ({
  allocations: (body.allocations ?? []).map(({ order_id: orderId, amount }) => ({ orderId, amount: amount ?? null })),
  reinstate: body.reinstate,
  notify: body.notify ?? true,
  note: body.note ?? null,
  version: body.version,
});

export const returnOf = (body: MatchBody, reverses: number): SentReturn => ({
  reverses,
  note: body.note ?? null,
  notify: body.notify ?? false,
  version: body.version,
});

export const unmatchOf = ({ reason, notify, version }: UnmatchBody): SentUnmatch => ({ reason, notify, version });

export const noteOf = ({ note, version }: TransactionNoteBody): SentNote => ({ note, version });

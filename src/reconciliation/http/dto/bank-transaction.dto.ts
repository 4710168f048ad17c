import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { SentRegisters } from '../../use-cases/book-registers.js';
import type { SentReturn } from '../../use-cases/confirm-return.js';
import type { SentMatch } from '../../use-cases/match-transaction.js';
import type { SentNote } from '../../use-cases/set-aside.js';
import type { SentUnmatch } from '../../use-cases/unmatch-transaction.js';

const MOST_ORDERS = 50;
const MOST_REGISTERS = 31;

/** Part of a transaction for an order. */
export class AllocationBody {
  /** Order that gets the money. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Amount in the currency of the order. Default: the whole transaction for a single order, else the balance due. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** The order's `open_amount` as last read. 409 `stale_version` if it has changed. */
  @WhenSent()
  @IsNumber()
  @Min(0)
  balance_due?: number;
}

/** How a transaction is booked: as payments of orders, as the money of registers, or as a reversal. */
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

  /** Ids of the couriers' registers whose money the transaction is, 1 to 31, each once. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_REGISTERS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  register_ids?: number[];

  /** With `register_ids`: the `difference` of the suggestion; otherwise 422 `register_amount_differs`. */
  @WhenSent()
  @IsNumber()
  difference: number = 0;

  /** Whether cancelled orders are reinstated; otherwise 409 `order_cancelled`. */
  @WhenSent()
  @IsBoolean()
  reinstate: boolean = false;

  /** Whether orders that are paid already get the money too, and are then overpaid; otherwise 409 `not_payable`. */
  @WhenSent()
  @IsBoolean()
  overpay: boolean = false;

  /** Remark on the payments, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the buyers get an email. Default: true for payments, false for registers and a reversal. */
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

export const matchOf = (body: MatchBody): SentMatch => ({
  allocations: (body.allocations ?? []).map(({ order_id: orderId, amount, balance_due: balanceDue }) => ({
    orderId,
    amount: amount ?? null,
    balanceDue,
  })),
  reinstate: body.reinstate,
  overpay: body.overpay,
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

export const registersOf = (
  body: MatchBody,
  registerIds: readonly number[],
): SentRegisters & { readonly version?: number } => ({
  registerIds,
  difference: body.difference,
  note: body.note ?? null,
  notify: body.notify ?? false,
  version: body.version,
});

export const unmatchOf = ({ reason, notify, version }: UnmatchBody): SentUnmatch => ({ reason, notify, version });

export const noteOf = ({ note, version }: TransactionNoteBody): SentNote => ({ note, version });

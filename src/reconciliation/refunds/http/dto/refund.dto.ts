import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDefined,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsInt, VersionRead } from '../../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../../platform/http/validation/query.transforms.js';
import { IsOneLine, Trimmed, WhenSent } from '../../../../platform/http/validation/text.decorators.js';
import type { RefundsFilter } from '../../data/refund-rows.js';
import { REFUND_STATES, type RefundState } from '../../domain/bank-refund.js';
import { REFUND_FILE_FORMATS, type RefundFileFormat } from '../../domain/payment-file.js';
import { MOST_REFUNDS, type SentRefundFile } from '../../use-cases/create-refund-file.js';
import type { SentReceiver } from '../../use-cases/set-receiver.js';

/** Filter of the list of refund files. */
export class RefundFilesQuery extends PageQuery {
  /** Only refunds that this account of the shop pays. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(64)
  account?: string;
}

/** Filters of the list of refunds. */
export class BankRefundsQuery extends RefundFilesQuery {
  /** Only refunds in one of these states, separated by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value !== '' ? value.split(',') : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(REFUND_STATES.length)
  @IsIn(REFUND_STATES, { each: true })
  state?: RefundState[];

  /** Only refunds of this order. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;
}

/** Who gets the money. */
export class RefundReceiverBody {
  /** Name of the owner of the account, 1 to 140 characters in one line. */
  @Trimmed()
  @IsOneLine(140)
  name!: string;

  /** IBAN, with or without blanks. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  account!: string;
}

/** A new receiver of a refund. */
export class BankRefundBody {
  /** Account that gets the money, instead of the one on the bank statement. */
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => RefundReceiverBody)
  receiver!: RefundReceiverBody;

  /** `version` that was read. If the refund has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** Request to write refunds to a file. */
export class RefundFileBody {
  /** Format of the file, as the bank takes it. */
  @IsIn(REFUND_FILE_FORMATS)
  format!: RefundFileFormat;

  /** Ids of refunds in one currency. Default: all that are due and have a receiver. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_REFUNDS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  refund_ids?: number[];
}

/** Request to discard a file. */
export class DiscardRefundFileBody {
  /** Reason for the activity log, 1 to 2000 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;
}

export const refundsFilterOf = (query: BankRefundsQuery): RefundsFilter => ({
  states: query.state ?? null,
  orderId: query.order_id ?? null,
  ...refundFilesFilterOf(query),
});

export const refundFilesFilterOf = ({ account, per_page: limit, offset }: RefundFilesQuery) => ({
  account: account || null,
  limit,
  offset,
});

export const receiverOf = ({ receiver: { name, account }, version }: BankRefundBody): SentReceiver => ({
  name,
  account,
  version,
});

export const refundFileOf = ({ format, refund_ids: refundIds }: RefundFileBody): SentRefundFile => ({
  format,
  refundIds: refundIds ?? null,
});

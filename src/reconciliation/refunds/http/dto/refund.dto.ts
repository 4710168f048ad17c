import { Type } from 'class-transformer';
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
import { IsOneLine, Trimmed, WhenSent } from '../../../../platform/http/validation/text.decorators.js';
import { REFUND_STATES, type RefundState } from '../../domain/bank-refund.js';
import { REFUND_FILE_FORMATS, type RefundFileFormat } from '../../domain/payment-file.js';
import { MOST_REFUNDS, type SentRefundFile } from '../../use-cases/create-refund-file.js';
import type { SentReceiver } from '../../use-cases/set-receiver.js';

/** Filter of the list of refunds. */
export class BankRefundsQuery extends PageQuery {
  /** Only refunds in this state. */
  @IsOptional()
  @IsIn(REFUND_STATES)
  state?: RefundState;
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

export const receiverOf = ({ receiver: { name, account }, version }: BankRefundBody): SentReceiver => ({
  name,
  account,
  version,
});

export const refundFileOf = ({ format, refund_ids: refundIds }: RefundFileBody): SentRefundFile => ({
  format,
  refundIds: refundIds ?? null,
});

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { CONFIDENCES, type Confidence } from '../../domain/bank-transaction.js';

const MOST_ACCEPTED = 100;

/** A transaction whose best suggestion is accepted. */
export class AcceptedTransactionBody {
  /** Id of the transaction. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id!: number;

  /** `version` that was read, so that the booked suggestion is the one that was seen. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version!: number;

  /** `confidence` that was read. If it was `high` and is `low` now, the suggestion is refused: `stale_version`. */
  @WhenSent()
  @IsIn(CONFIDENCES)
  confidence?: Confidence;
}

/** Transactions whose best suggestions are accepted. */
export class AcceptSuggestionsBody {
  /** 1 to 100 transactions, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ACCEPTED)
  @ArrayUnique(({ id }: AcceptedTransactionBody) => id)
  @ValidateNested({ each: true })
  @Type(() => AcceptedTransactionBody)
  transactions!: AcceptedTransactionBody[];

  /** Whether the buyers get an email about the payments. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;
}

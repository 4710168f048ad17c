import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../http/validation/page.dto.js';
import { WholeNumber } from '../../http/validation/query.transforms.js';

export class MailQuery extends PageQuery {
  /** Those that wait (`queued`), went out (`sent`), or failed for good (`dead`). */
  @IsOptional()
  @IsIn(['queued', 'sent', 'dead'])
  state?: string;

  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;

  /** What it is about, e.g. `bank_details`. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  kind?: string;

  /** Part of the recipient's address. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  q?: string;
}

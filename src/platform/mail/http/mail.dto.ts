import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../http/validation/page.dto.js';
import { WholeNumber } from '../../http/validation/query.transforms.js';

export class MailQuery extends PageQuery {
  /** Those that wait (`queued`), went out (`sent`), or failed for good (`dead`). */
  @IsOptional() @IsIn(['queued', 'sent', 'dead'])
  state?: string;

  @IsOptional() @WholeNumber() @IsInt() @Min(1) @Max(2_147_483_647)
  order_id?: number;
}

import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

export class StockHistoryQuery extends PageQuery {
  /** Only movements of this variant. */
  @IsOptional()
  @EmptyIsMissing()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  variant_id?: number;
}

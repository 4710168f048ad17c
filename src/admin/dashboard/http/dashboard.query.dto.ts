import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';

export class DashboardQuery {
  /** Days of the sales, today included: 7, 30 or 90. */
  @IsOptional()
  @WholeNumber()
  @IsIn([7, 30, 90])
  @ApiProperty({ type: 'integer' })
  days: number = 30;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';

export class DashboardQuery {
  /** How far back the sales go: 7, 30 or 90 days, today included. */
  @IsOptional()
  @WholeNumber()
  @IsIn([7, 30, 90])
  @ApiProperty({ type: 'integer' })
  days: number = 30;
}

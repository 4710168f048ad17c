import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../http/validation/page.dto.js';
import { IsTimestamp } from '../../../http/validation/timestamp.validator.js';

export class AuditQuery extends PageQuery {
  /** E.g. `order.cancelled`. */
  @IsOptional() @IsString() @MaxLength(100)
  action?: string;

  /** E.g. `order`. */
  @IsOptional() @IsString() @MaxLength(100)
  subject_type?: string;

  /** Id of the subject. */
  @IsOptional() @IsString() @MaxLength(100)
  subject_id?: string;

  /** Not before, ISO 8601. */
  @IsOptional() @IsTimestamp()
  from?: string;

  /** Before, ISO 8601. */
  @IsOptional() @IsTimestamp()
  to?: string;
}

import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** How long personal data is kept. */
export class RetentionSettingsBody {
  /** Years after which the personal data of an order is anonymized; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  retention_years?: number | null;

  /** Days after which sent emails are deleted, with their files; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_mail_days?: number | null;

  /** Days after which IP addresses are removed from the activity log; null: never. */
  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(3650)
  retention_audit_days?: number | null;

  /** Years after which entries of the activity log are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  retention_audit_years?: number | null;

  /** Days after which failed jobs are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_failed_job_days?: number | null;

  /**
   * Days after which the counterparty and the text of a bank transaction are removed, unless the transaction is booked
   * on an order; null: never.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(3650)
  bank_data_days?: number | null;
}

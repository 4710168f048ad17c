import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { IsCalendarDay } from '../../../platform/http/validation/timestamp.validator.js';
import { plainAccount } from '../../domain/account-number.js';
import { TRANSACTION_STATES, type ExportFilter, type TransactionState } from '../../domain/bank-transaction.js';

/** Filters of the export of transactions. */
export class ExportTransactionsQuery {
  /** Only transactions in one of these states, separated by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value !== '' ? value.split(',') : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TRANSACTION_STATES.length)
  @IsIn(TRANSACTION_STATES, { each: true })
  state?: TransactionState[];

  /** Only transactions that this import has stored. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  statement_id?: number;

  /** Only transactions of this account of the shop. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(64)
  account?: string;

  /** First day of booking, YYYY-MM-DD. */
  @IsOptional()
  @IsCalendarDay()
  from?: string;

  /** Last day of booking, YYYY-MM-DD. */
  @IsOptional()
  @IsCalendarDay()
  to?: string;
}

export const exportFilterOf = (query: ExportTransactionsQuery): ExportFilter => ({
  states: query.state ?? null,
  fileId: query.statement_id ?? null,
  account: query.account ? plainAccount(query.account) : null,
  from: query.from ?? null,
  to: query.to ?? null,
});

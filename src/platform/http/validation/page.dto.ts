import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { WholeNumber } from './query.transforms.js';

export const MAX_PER_PAGE = 100;

/** Paging of every list (decisions §2). */
export class PageQuery {
  /** From 1. */
  @IsOptional() @WholeNumber() @IsInt() @Min(1) @Max(1_000_000)
  page: number = 1;

  /** 1 to 100; a larger number is read as 100. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,400}$/.test(value) ? Math.min(Number(value), MAX_PER_PAGE) : value)
  @IsInt() @Min(1)
  per_page: number = 20;

  get offset(): number {
    return (this.page - 1) * this.per_page;
  }
}

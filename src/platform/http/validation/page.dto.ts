import { IsOptional, Max, Min } from 'class-validator';
import { FieldErrors } from '#kernel';
import { Transform } from 'class-transformer';
import { WholeNumber } from './query.transforms.js';
import { IsInt } from './is-int.decorator.js';

export const MAX_PER_PAGE = 100;

/**
 * Maximum offset of public lists and of administrators' lists, because PostgreSQL reads all rows before the requested
 * page.
 */
const DEEPEST = 10_000;
const DEEPEST_OF_ADMINISTRATORS = 1_000_000;

/** Query parameters of the pages of every list. */
export class PageQuery {
  /** Number of the page, from 1. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;

  /** Number of entries on a page, 1 to 100; a larger number is read as 100. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,400}$/.test(value) ? Math.min(Number(value), MAX_PER_PAGE) : value,
  )
  @IsInt()
  @Min(1)
  per_page: number = 20;

  get offset(): number {
    return (this.page - 1) * this.per_page;
  }
}

/**
 * Limits the offset of public lists.
 * @throws FieldErrors at `page` (422)
 */
export function mustBeShallow({ offset }: Pick<PageQuery, 'offset'>, isAdministrator: boolean): void {
  const deepest = isAdministrator ? DEEPEST_OF_ADMINISTRATORS : DEEPEST;
  if (offset > deepest) throw new FieldErrors({ page: [{ key: 'validation.pageTooDeep', args: { a0: deepest } }] });
}

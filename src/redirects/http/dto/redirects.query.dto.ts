import { IsOptional } from 'class-validator';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';

/** Filter of the list of redirects. */
export class RedirectsQuery extends PageQuery {
  /** Part of a former or current address, with or without its path, e.g. `honey` or `/product/linden-honey`. */
  @IsOptional()
  @CleanText(200)
  q?: string;
}

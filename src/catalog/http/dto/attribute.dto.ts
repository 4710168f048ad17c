import { Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsLabels, IsValueColors, IsValueLabels } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class AttributeNameDto {
  /** As in the products. */
  @CleanText(LIMITS.attribute, 1)
  name!: string;
}

export class AttributeDto {
  /** What it is called, by language. */
  @WhenSent()
  @IsLabels()
  labels?: Record<string, string>;

  /** What its values are called: by value, by language. Replaces the stored ones. */
  @WhenSent()
  @IsValueLabels()
  value_labels?: Record<string, Record<string, string>>;

  /** Colors of its values, by which filters show them: by value, `#rrggbb`. Replaces the stored ones. */
  @WhenSent()
  @IsValueColors()
  value_colors?: Record<string, string>;

  /** Lower numbers first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** As read, 0 for one without a name. When it is no longer the present one: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(0)
  version?: number;
}

import { Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsLabels, IsValueColors, IsValueLabels } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class AttributeNameDto {
  /** Name of the attribute as stored in the products. */
  @CleanText(LIMITS.attribute, 1)
  name!: string;
}

export class AttributeDto {
  /** Labels of the attribute by language. */
  @WhenSent()
  @IsLabels()
  labels?: Record<string, string>;

  /** Labels of its values, by value and language. Replaces the stored ones. */
  @WhenSent()
  @IsValueLabels()
  value_labels?: Record<string, Record<string, string>>;

  /** Colors of its values in filters, by value: `#rrggbb`. Replaces the stored ones. */
  @WhenSent()
  @IsValueColors()
  value_colors?: Record<string, string>;

  /** Position; lower numbers come first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** Version that was read; 0 for an attribute without labels. If it is outdated, the answer is 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(0)
  version?: number;
}

import { Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsLabels, IsValueColors, IsValueLabels } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class AttributeNameParams {
  /** Name of the attribute, exactly as products have it, such as `color`. */
  @CleanText(LIMITS.attribute, 1)
  name!: string;
}

export class AttributeBody {
  /** Display name by language: `{"en": "Color"}`. A language that is left out shows `name`. */
  @WhenSent()
  @IsLabels()
  labels?: Record<string, string>;

  /**
   * Display names of the values, by value and language: `{"red": {"en": "Red"}}`. At most 1000 values. Replaces the
   * stored ones.
   */
  @WhenSent()
  @IsValueLabels()
  value_labels?: Record<string, Record<string, string>>;

  /** Colors that filters show, by value: `{"red": "#cc2222"}`. At most 1000 values. Replaces the stored ones. */
  @WhenSent()
  @IsValueColors()
  value_colors?: Record<string, string>;

  /** Sort key of filters; lower numbers come first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** `version` that was read, 0 for an attribute without labels. If it has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(0)
  version?: number;
}

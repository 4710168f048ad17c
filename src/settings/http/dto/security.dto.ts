import { IsIn, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { SECOND_FACTOR_RULES, type StoredSettings } from '../../stored-settings.js';

/** Login of the administrators. */
export class SecuritySettingsBody {
  /** Roles that must use a second factor: `none`, `owner`, `manager` (includes owners), or `all`. */
  @WhenSent()
  @IsIn(SECOND_FACTOR_RULES)
  require_second_factor?: StoredSettings['require_second_factor'];

  /** Minutes without a request after which administrators must log in again, 5 to 480. */
  @WhenSent()
  @IsInt()
  @Min(5)
  @Max(480)
  administrator_idle_minutes?: number;
}

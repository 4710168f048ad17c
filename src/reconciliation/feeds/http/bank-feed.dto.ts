import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsObject, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

const LONGEST = 4_000;

/** Changes of a feed. Members that are left out keep their value. */
export class BankFeedBody {
  /** Switches fetching on or off; an active feed needs its required settings. */
  @WhenSent()
  @IsBoolean()
  active?: boolean;

  /** Settings by name, as `fields` of the feed declares them. A secret that is null is kept. */
  @WhenSent()
  @IsObject()
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string', maxLength: LONGEST }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
    },
  })
  settings?: Record<string, unknown>;

  /** Version that was read; an outdated one is 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version?: number;
}

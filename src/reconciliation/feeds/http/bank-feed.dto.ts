import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsObject } from 'class-validator';
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
}

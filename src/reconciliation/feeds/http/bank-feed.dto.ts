import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsObject, IsOptional } from 'class-validator';

const LONGEST = 4_000;

/** Changes of a feed. Members that are left out keep their value. */
export class BankFeedBody {
  /** Switches fetching on or off; an active feed needs its required settings. */
  @IsOptional()
  @IsBoolean()
  active?: boolean;

  /** Settings by name, as `fields` of the feed declares them. A secret that is null is kept. */
  @IsOptional()
  @IsObject()
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string', maxLength: LONGEST }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
    },
  })
  settings?: Record<string, unknown>;
}

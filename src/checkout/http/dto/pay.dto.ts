import type { ApiBodyOptions } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { SCHEMA_NAME } from '../../../platform/http/openapi/documented.decorator.js';
import { payBodyExample } from '../checkout.examples.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** A pay call. Further text members go to the gateway. */
export class PayBody {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Equal to the method in the path. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  payment_method!: string;
}

/** Maximum length of a text that is passed to the gateway. */
export const MAX_DATA_LENGTH = 2000;

/** Schema of PayBody with additional members for the gateway, which the class cannot declare. */
export const PAY_BODY: ApiBodyOptions = {
  schema: {
    [SCHEMA_NAME]: 'PayBody',
    type: 'object',
    properties: {
      order_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647, description: 'The order to pay.' },
      payment_method: { type: 'string', maxLength: 64, description: 'Equal to the method in the path.' },
    },
    required: ['order_id', 'payment_method'],
    // `{ type: 'string' }` would also apply to order_id in the types of generated clients
    additionalProperties: true,
    description:
      'Further text members, up to 20 of at most 2000 characters, go to the gateway of the method as its `data`, such ' +
      'as a card token. They are not stored.',
    example: payBodyExample,
  } as never,
};

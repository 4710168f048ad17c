import type { ApiBodyOptions } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { SCHEMA_NAME } from '../../../platform/http/openapi/documented.decorator.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** A pay call. Additional text members are passed to the gateway. */
export class PayBody {
  /** Id of the order to pay. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Equal to `method_key` in the path. */
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
      order_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647, description: 'Id of the order to pay.' },
      payment_method: { type: 'string', maxLength: 64, description: 'Equal to `method_key` in the path.' },
    },
    required: ['order_id', 'payment_method'],
    // `{ type: 'string' }` would also apply to order_id in the types of generated clients
    additionalProperties: true,
    description:
      'Further members with texts, such as a card token, are passed to the gateway of the method: at most 20 of up ' +
      'to 2000 characters. They are not stored.',
  } as never,
};

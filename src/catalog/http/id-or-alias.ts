import type { ApiParamOptions } from '@nestjs/swagger';

/** Schema of an id or an alias. */
export const ID_OR_ALIAS_SCHEMA = { anyOf: [{ type: 'string' }, { type: 'integer' }] };

/** The path parameter of products and categories. */
export const ID_OR_ALIAS: ApiParamOptions = { name: 'id', schema: ID_OR_ALIAS_SCHEMA, description: 'Id or alias.' };

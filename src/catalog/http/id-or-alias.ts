import type { ApiParamOptions } from '@nestjs/swagger';

/** The path parameter of products and categories. */
export const ID_OR_ALIAS: ApiParamOptions = { name: 'id', type: String, description: 'Id or alias.' };

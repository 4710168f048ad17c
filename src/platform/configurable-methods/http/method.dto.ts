import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsObject, IsString, MaxLength } from 'class-validator';
import { ApiProperty, type ApiBodyOptions } from '@nestjs/swagger';
import { SCHEMA_NAME } from '../../http/openapi/documented.decorator.js';
import type { JsonSchema } from '../../http/openapi/json-schema.js';
import type { NewMethod } from '../create-method.js';

const MAX_KEY = 50;
const MAX_METHODS = 1000;
/** Maximum length of a title, as in the settings of every method. */
const MAX_TITLE = 200;

export class NewMethodBody {
  /** Key of the gateway or shipping provider that executes the method, from `providers` of the list. */
  @IsString()
  @MaxLength(MAX_KEY)
  provider!: string;

  /** Unique key of the method; characters a-z, 0-9 and `_`. Orders refer to the method by it; it never changes. */
  @IsString()
  @MaxLength(MAX_KEY)
  key!: string;

  /** Display name by language (`en`, `uk`, `ru`); at least one. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', maxLength: MAX_TITLE } })
  title!: Record<string, string>;
}

export const newMethod = ({ provider, key, title }: NewMethodBody): NewMethod => ({ provider, key: key.trim(), title });

export class MethodOrderBody {
  /** Keys in the new order. Methods that are left out follow in their current order. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_METHODS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(MAX_KEY, { each: true })
  keys!: string[];
}

/** Schema of texts by language. */
export const localizedTexts = (maxLength: number): JsonSchema => ({
  type: 'object',
  additionalProperties: { type: 'string', maxLength },
});

/** Members of a change: those of every method, and the settings of its provider by name. */
export const methodChangesBody = (name: string, settings: Record<string, object>): ApiBodyOptions => {
  const schema: JsonSchema = {
    [SCHEMA_NAME]: name,
    type: 'object',
    properties: {
      active: { type: 'boolean', description: 'Switches the method on or off for customers.' },
      position: { type: 'integer', description: 'Sort key; lower numbers come first.' },
      title: {
        ...localizedTexts(MAX_TITLE),
        description: 'Display name by language (`en`, `uk`, `ru`). Languages that are left out keep their text.',
      },
      ...settings,
      version: {
        type: 'integer',
        description: '`version` that was read. If the method has changed since: 409 `stale_version`.',
      },
    },
  };
  return { schema };
};

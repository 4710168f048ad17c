import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsObject, IsString, MaxLength } from 'class-validator';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { SCHEMA_NAME } from '../../http/openapi/documented.decorator.js';
import type { JsonSchema } from '../../http/openapi/json-schema.js';
import type { NewMethod } from '../create-method.js';

const MAX_KEY = 50;
const MAX_METHODS = 1000;

export class NewMethodDto {
  /** Key of the registered provider that does the work. */
  @IsString()
  @MaxLength(MAX_KEY)
  provider!: string;

  /** A word of a-z, 0-9 and `_` that no other method has. Orders name the method by it; it never changes. */
  @IsString()
  @MaxLength(MAX_KEY)
  key!: string;

  /** By language: `en`, `uk`, `ru`; at least one. */
  @IsObject()
  title!: Record<string, string>;
}

export const newMethod = ({ provider, key, title }: NewMethodDto): NewMethod => ({ provider, key: key.trim(), title });

export class MethodOrderDto {
  /** Keys from the first to the last. Methods that are not named follow in the order they have. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_METHODS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(MAX_KEY, { each: true })
  keys!: string[];
}

const localized = { type: 'object' as const, additionalProperties: { type: 'string' as const } };

/** What a change may send: what every method has, and settings of its provider by their names. */
export const methodChangesBody = (name: string, settings: Record<string, object>, example: object): ApiBodyOptions => {
  const schema: JsonSchema = {
    [SCHEMA_NAME]: name,
    type: 'object',
    properties: {
      active: { type: 'boolean' },
      position: { type: 'integer', description: 'Lower numbers first.' },
      title: {
        ...localized,
        description: 'By language: `en`, `uk`, `ru`. Languages that are not sent keep their text.',
      },
      ...settings,
      version: { type: 'integer', description: 'As read. When it is no longer the present one: 409 `stale_version`.' },
    },
    example,
  };
  return { schema };
};

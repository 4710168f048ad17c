import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Documented } from './documented.decorator.js';
import { modernDocument } from './json-schema.js';
import {
  Amount,
  AnyOf,
  Integer,
  JsonObject,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from './response-properties.js';

class Picture {
  @Text() url!: string;
}

class Video {
  @Integer() seconds!: number;
}

class Shelf {
  @Integer({ description: 'Of the shelf.' }) id!: number;
  @Amount({ nullable: true }) price!: number | null;
  @Text({ optional: true, nullable: true, example: 'a nullable note' }) note?: string | null;
  @Timestamp() made_at!: string;
  @OneOf(['oak', 'pine'], { name: 'Wood' }) wood!: string;
  @OneOf(['oak', 'pine'], { name: 'Wood', nullable: true }) back!: string | null;
  @OneOf(['oak', 'pine'], { name: 'Wood', list: true }) woods!: string[];
  @OneOf(['left', 'right'], { nullable: true }) side!: string | null;
  @Ref(() => Picture) picture!: Picture;
  @Ref(() => Picture, { nullable: true }) cover!: Picture | null;
  @ListOf(() => Shelf) below!: Shelf[];
  @ListOf({ type: 'string' }) tags!: string[];
  @MapOf({ type: 'string' }) attributes!: Record<string, string>;
  @MapOf(() => Picture, { nullable: true }) sizes!: Record<string, Picture> | null;
  @AnyOf([() => Picture, () => Video]) media!: Picture | Video;
  @JsonObject({ nullable: true }) extra!: object | null;
  @AnyOf([{ type: 'string' }, { type: 'number' }], { nullable: true }) size!: string | number | null;
}

@Controller('shelves')
class ShelvesController {
  @Get()
  @Documented({
    operationId: 'listShelves',
    summary: 'List shelves',
    description: 'All shelves.',
    response: Shelf,
    list: true,
    example: {},
  })
  list(): void {}
}

@Module({ controllers: [ShelvesController] })
class ShelvesModule {}

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

describe('a response class in the document', () => {
  let document: OpenAPIObject;

  beforeAll(async () => {
    const app = await NestFactory.create(ShelvesModule, { logger: false });
    document = modernDocument(SwaggerModule.createDocument(app, { openapi: '3.1.0' } as never)) as OpenAPIObject;
    await app.close();
  });

  const shelf = (): Record<string, unknown> => document.components?.schemas?.Shelf as never;

  it('the schema of a response class has every member with its exact type', () => {
    expect(shelf().properties).toEqual({
      id: { type: 'integer', description: 'Of the shelf.' },
      price: { type: ['number', 'null'] },
      note: { type: ['string', 'null'], example: 'a nullable note' },
      made_at: { type: 'string', format: 'date-time' },
      wood: ref('Wood'),
      back: { anyOf: [ref('Wood'), { type: 'null' }] },
      woods: { type: 'array', items: ref('Wood') },
      side: { type: ['string', 'null'], enum: ['left', 'right', null] },
      picture: ref('Picture'),
      cover: { anyOf: [ref('Picture'), { type: 'null' }] },
      below: { type: 'array', items: ref('Shelf') },
      tags: { type: 'array', items: { type: 'string' } },
      attributes: { type: 'object', additionalProperties: { type: 'string' } },
      sizes: { type: ['object', 'null'], additionalProperties: ref('Picture') },
      media: { anyOf: [ref('Picture'), ref('Video')] },
      extra: { type: ['object', 'null'], additionalProperties: true },
      size: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
    });
  });

  it('the schema of a response class requires every member that is not optional', () => {
    expect(shelf().required).toEqual(Object.keys(shelf().properties as object).filter((name) => name !== 'note'));
  });

  it('the schema of a response class adds the enums and classes that it refers to', () => {
    expect(Object.keys(document.components?.schemas ?? {}).sort()).toEqual(['Picture', 'Shelf', 'Video', 'Wood']);
    expect(document.components?.schemas?.Wood).toEqual({ type: 'string', enum: ['oak', 'pine'] });
  });

  it('the response class of a list is wrapped in the envelope', () => {
    const content = (
      document.paths['/shelves']!.get!.responses['200'] as never as { content: Record<string, { schema: unknown }> }
    ).content;
    expect(content['application/json']!.schema).toMatchObject({
      allOf: [ref('ListSuccess')],
      properties: { data: { properties: { items: { items: ref('Shelf') } } } },
      required: ['data'],
      'x-schema-name': 'ShelfList',
    });
  });
});

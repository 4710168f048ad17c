import type { OpenAPIObject } from '@nestjs/swagger';
import { SCHEMA_NAME } from './documented.decorator.js';
import { bodiesOf, operationsOf } from './operations.js';
import { shareComponents } from './share-components.js';

const id = { name: 'id', in: 'path', schema: { type: 'integer' } };
const slug = { name: 'id', in: 'path', schema: { type: 'string' } };
const long = { name: 'x'.repeat(200) };

const answering = (schema: object, example: object, description = 'OK'): object => ({
  200: { description, content: { 'application/json': { schema: { ...schema }, example } } },
});
const named = { [SCHEMA_NAME]: 'ShelfAnswer', type: 'object' };

const documentOf = (...operations: object[]): OpenAPIObject =>
  ({
    paths: Object.fromEntries(operations.map((operation, index) => [`/${index}`, { get: operation }])),
    components: { schemas: {}, responses: {}, parameters: {}, examples: {} },
  }) as never;

const shared = (...operations: object[]): OpenAPIObject => {
  const document = documentOf(...operations);
  shareComponents(document);
  return document;
};

describe('what operations have in common', () => {
  it('is a parameter that is used twice; another one of the same name gets a number', () => {
    const responses = {};
    const { paths, components } = shared(
      { parameters: [id], responses },
      { parameters: [id], responses },
      { parameters: [id], responses },
      { parameters: [slug], responses },
      { parameters: [slug, { ...id, in: 'query' }], responses },
    );
    expect(components?.parameters).toEqual({ id, id_2: slug });
    expect(paths['/0']!.get!.parameters).toEqual([{ $ref: '#/components/parameters/id' }]);
    expect(paths['/4']!.get!.parameters).toEqual([{ $ref: '#/components/parameters/id_2' }, { ...id, in: 'query' }]);
  });

  it('is a whole answer, or a long example of answers that differ otherwise', () => {
    const document = shared(
      { responses: answering(named, {}) },
      { responses: answering(named, {}) },
      { responses: answering(named, long, 'The first') },
      { responses: answering(named, long, 'The second') },
    );
    expect(document.components?.schemas).toEqual({ ShelfAnswer: { type: 'object' } });
    expect(Object.keys(document.components?.responses ?? {})).toEqual(['ShelfAnswer']);
    expect(document.components?.examples).toEqual({ ShelfAnswer: { value: long } });
    expect(operationsOf(document).flatMap((one) => bodiesOf(document, one).map(({ examples }) => examples))).toEqual([
      [{}],
      [{}],
      [long],
      [long],
    ]);
  });

  it('is not two different schemas of one name', () => {
    const other = { ...named, type: 'array' };
    expect(() => shared({ responses: answering(named, {}) }, { responses: answering(other, {}) })).toThrow(
      'ShelfAnswer',
    );
  });
});

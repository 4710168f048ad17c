import type { OpenAPIObject } from '@nestjs/swagger';
import { SCHEMA_NAME } from './documented.decorator.js';
import { bodiesOf, operationsOf } from './operations.js';
import { shareComponents } from './share-components.js';

const id = { name: 'id', in: 'path', schema: { type: 'integer' } };
const word = (description: string): object => ({ name: 'q', in: 'query', description, schema: { type: 'string' } });
const long = { name: 'x'.repeat(200) };

const answering = (schema: object, example: object, description = 'OK'): object => ({
  200: { description, content: { 'application/json': { schema: { ...schema }, example } } },
});
const named = { [SCHEMA_NAME]: 'ShelfAnswer', type: 'object' };

const documentOf = (...operations: object[]): OpenAPIObject =>
  documentAt(Object.fromEntries(operations.map((operation, index) => [`/${index}`, operation])));

const documentAt = (operations: Record<string, object>): OpenAPIObject =>
  ({
    paths: Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { get: operation }])),
    components: { schemas: {}, responses: {}, parameters: {}, examples: {} },
  }) as never;

const shared = (...operations: object[]): OpenAPIObject => {
  const document = documentOf(...operations);
  shareComponents(document);
  return document;
};

describe('shareComponents', () => {
  it('parameters that are used twice become components, named after their resource unless they are general', () => {
    const responses = {};
    const document = documentAt({
      '/api/orders/{id}': { parameters: [id], responses },
      '/api/orders': { parameters: [word('Number or name')], responses },
      '/api/admin/orders/export': { parameters: [word('Number or name')], responses },
      '/api/products/{id}': { parameters: [id], responses },
      '/api/products': { parameters: [word('SKU')], responses },
      '/api/admin/products': { parameters: [word('SKU')], responses },
      '/api/customers': { parameters: [word('Name')], responses },
    });
    shareComponents(document);
    const { paths, components } = document;
    expect(components?.parameters).toEqual({ id, orders_q: word('Number or name'), products_q: word('SKU') });
    expect(paths['/api/products/{id}']!.get!.parameters).toEqual([{ $ref: '#/components/parameters/id' }]);
    expect(paths['/api/customers']!.get!.parameters).toEqual([word('Name')]);
  });

  it('different parts of the document that would have the same name do not become components', () => {
    const parameters = [word('One'), word('Other')].flatMap((q) => [q, q]);
    const document = shared(...parameters.map((q) => ({ parameters: [{ ...q, in: 'header' }], responses: {} })));
    expect(document.components?.parameters).toEqual({});
  });

  it('responses with and without `Idempotent-Replayed` become components with different names', () => {
    const headers = { 'Idempotent-Replayed': {} };
    const answer = (more: object): object => ({
      responses: Object.fromEntries(
        Object.entries(answering(named, {})).map(([status, one]) => [status, { ...(one as object), ...more }]),
      ),
    });
    const document = shared(answer({}), answer({}), answer({ headers }), answer({ headers }));
    expect(Object.keys(document.components?.responses ?? {})).toEqual(['ShelfAnswer', 'idempotent_ShelfAnswer']);
  });

  it('equal responses become components, and so do long examples that different responses share', () => {
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

  it('two different schemas with the same name are refused', () => {
    const other = { ...named, type: 'array' };
    expect(() => shared({ responses: answering(named, {}) }, { responses: answering(other, {}) })).toThrow(
      'ShelfAnswer',
    );
  });
});

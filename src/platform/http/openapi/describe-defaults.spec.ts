import { describeDefaults } from './describe-defaults.js';

test('a default in the API document is appended to the description', () => {
  expect(
    describeDefaults({
      properties: {
        quantity: { type: 'integer', default: 1, description: 'Pieces' },
        notify: { type: 'boolean', default: true },
      },
    }),
  ).toEqual({
    properties: {
      quantity: { type: 'integer', description: 'Pieces. Default: `1`.' },
      notify: { type: 'boolean', description: 'Default: `true`.' },
    },
  });
});

test('properties and responses named default, and examples, are left unchanged', () => {
  const document = {
    properties: { type: { type: 'string' }, default: { type: 'string' } },
    responses: { default: { $ref: '#/components/responses/Failure' } },
    example: { type: 'number', default: 3 },
  };
  expect(describeDefaults(document)).toEqual(document);
});

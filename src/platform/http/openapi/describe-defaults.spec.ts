import { describeDefaults } from './describe-defaults.js';

test('a default is moved into the description, after what it says', () => {
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

test('a member called default, an answer called default and an example stay', () => {
  const document = {
    properties: { type: { type: 'string' }, default: { type: 'string' } },
    responses: { default: { $ref: '#/components/responses/Failure' } },
    example: { type: 'number', default: 3 },
  };
  expect(describeDefaults(document)).toEqual(document);
});

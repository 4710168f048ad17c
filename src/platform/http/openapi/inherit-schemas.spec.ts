import { inheritSchemas } from './inherit-schemas.js';

const text = { type: 'string' };
const schemas = {
  Place: { type: 'object', properties: { name: text }, required: ['name'] },
  Shop: { type: 'object', properties: { name: text, phone: text, note: text }, required: ['name', 'phone'] },
  Port: { type: 'object', properties: { name: { enum: ['Odesa'] }, depth: text }, required: ['name', 'depth'] },
};
const inherit = (child: string, parent: string): unknown => inheritSchemas(schemas, new Map([[child, parent]]))[child];

describe('the schema of a class that extends another class', () => {
  it('the schema of a subclass refers to that of its parent and lists only its own members', () => {
    expect(inherit('Shop', 'Place')).toEqual({
      allOf: [{ $ref: '#/components/schemas/Place' }],
      properties: { phone: text, note: text },
      required: ['phone'],
    });
  });

  it('the schema of a subclass is complete if it narrows a member, or if the document lacks the parent', () => {
    expect(inherit('Port', 'Place')).toBe(schemas.Port);
    expect(inherit('Shop', 'Unknown')).toBe(schemas.Shop);
  });
});

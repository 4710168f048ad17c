import { describeEnums, describeMembers } from './describe-members.js';
import { ENUM_TEXTS, MEMBER_TEXTS } from './member-texts.js';

describe('descriptions of members in the API document', () => {
  it('members and parameters without a description get the general one for their name, at any depth', () => {
    const lines = { type: 'array', description: 'Lines.', items: { properties: { sku: { type: 'string' } } } };
    const parameter = { name: 'method_key', in: 'path', schema: { type: 'string' } };
    expect(
      describeMembers({ schema: { properties: { id: { type: 'integer' }, lines } }, parameters: [parameter] }),
    ).toEqual({
      schema: {
        properties: {
          id: { type: 'integer', description: MEMBER_TEXTS['id'] },
          lines: { ...lines, items: { properties: { sku: { type: 'string', description: MEMBER_TEXTS['sku'] } } } },
        },
      },
      parameters: [{ ...parameter, description: MEMBER_TEXTS['method_key'] }],
    });
  });

  it('descriptions of members are kept on one line, and examples and unknown members do not change', () => {
    const example = { properties: { id: 7 } };
    const properties = { id: { description: 'Of the order\nin the shop.' }, weight: { type: 'number' } };
    expect(describeMembers({ schema: { properties }, example })).toEqual({
      schema: { properties: { ...properties, id: { description: 'Of the order in the shop.' } } },
      example,
    });
  });

  it('a shared list of values in the API document has its own description, not that of a member that uses it', () => {
    const of = (description: string): object => ({ type: 'string', enum: ['a'], description });
    expect(describeEnums({ Language: of('Of the emails.') as never, Unlisted: of('Own.') as never })).toEqual({
      Language: of(ENUM_TEXTS['Language']!),
      Unlisted: of('Own.'),
    });
  });
});

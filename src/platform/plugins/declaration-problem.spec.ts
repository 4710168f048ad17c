import type { SettingDeclaration } from '#contracts';
import { declarationProblem } from './declaration-problem.js';

const setting = (name: string): SettingDeclaration => ({ name, type: 'string', label: { en: name } });
const gateway = (more: object) => ({
  key: 'card',
  title: { en: 'Card' },
  settings: [setting('api_key')],
  process: async () => ({}),
  ...more,
});
const problem = (more: object) => declarationProblem(gateway(more), 'process', [setting('title')]);

describe('the declaration of a gateway', () => {
  it('a correct declaration of a gateway is accepted', () => {
    expect(problem({})).toBeNull();
  });

  it.each([
    ['an invalid key', { key: 'Gift Card' }, /"Gift Card".*lower-case word/],
    ['no key', { key: undefined }, /lower-case word/],
    ['a reserved key', { key: 'order' }, /"order" is a word of the shop itself/],
    ['no title', { title: {} }, /no title/],
    ['no operation', { process: undefined }, /no method process/],
    ['settings that are not a list', { settings: undefined }, /not a list/],
    ['a setting that every method has', { settings: [setting('title')] }, /cannot be named "title"/],
    ['a setting named like another member', { settings: [setting('version')] }, /cannot be named "version"/],
    ['a setting that is declared twice', { settings: [setting('a'), setting('a')] }, /cannot be named "a"/],
    [
      'a section with an undeclared setting',
      { sections: [{ title: { en: 'Account' }, settings: ['iban'] }] },
      /sections name "iban"/,
    ],
    [
      'a setting in two sections',
      {
        sections: [
          { title: { en: 'Account' }, settings: ['api_key'] },
          { title: 'customers', settings: ['api_key'] },
        ],
      },
      /sections name "api_key"/,
    ],
    [
      'an IBAN whose bank is stored in an undeclared setting',
      { settings: [{ ...setting('account'), iban: { bankName: 'bank' } }] },
      /no setting "bank" for the bank/,
    ],
    ['an IBAN in a secret', { settings: [{ ...setting('a'), secret: true, iban: {} }] }, /"a" has an IBAN/],
    ['an IBAN in a localized text', { settings: [{ ...setting('a'), type: 'localized', iban: {} }] }, /has an IBAN/],
    [
      'an IBAN whose bank is stored in a secret',
      {
        settings: [
          { ...setting('a'), iban: { bankName: 'b' } },
          { ...setting('b'), secret: true },
        ],
      },
      /no setting "b" for the bank/,
    ],
    ['a note that is not listed', { settings: [{ ...setting('a'), note: true }] }, /is a note/],
    ['a note that is a number', { settings: [{ ...setting('a'), type: 'integer', listed: true, note: true }] }, /note/],
    [
      'a warning of a value of another type',
      { settings: [{ ...setting('a'), warning: { value: 1, text: { en: 'x' } } }] },
      /warns of a value/,
    ],
    ['sections that are not a list', { sections: null }, /sections are not a list/],
    ['a section without a title', { sections: [{ title: {}, settings: ['api_key'] }] }, /no title/],
    ['a section of an unknown card', { sections: [{ title: 'elsewhere', settings: ['api_key'] }] }, /no title/],
    [
      'two sections with the same title',
      {
        sections: [
          { title: { en: 'A' }, settings: ['api_key'] },
          { title: { en: 'A' }, settings: [] },
        ],
      },
      /the title "A"/,
    ],
    ['a setting with an invalid name', { settings: [setting('API key')] }, /"API key"/],
  ])('a declaration of a gateway is refused with %s', (_, more, sentence) => {
    expect(problem(more)).toMatch(sentence);
  });
});

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
  it('may be registered', () => {
    expect(problem({})).toBeNull();
  });

  it.each([
    ['a key that is no word', { key: 'Gift Card' }, /"Gift Card".*lower-case word/],
    ['no key', { key: undefined }, /lower-case word/],
    ['a word of the addresses', { key: 'order' }, /"order" is a word of the shop itself/],
    ['no title', { title: {} }, /no title/],
    ['no operation', { process: undefined }, /no method process/],
    ['no list of settings', { settings: undefined }, /not a list/],
    ['a setting that every method has', { settings: [setting('title')] }, /cannot be named "title"/],
    ['a setting named like another member', { settings: [setting('version')] }, /cannot be named "version"/],
    ['a setting that stands twice', { settings: [setting('a'), setting('a')] }, /cannot be named "a"/],
    [
      'a section of a setting that it does not have',
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
      'an IBAN whose bank goes to a setting that it does not have',
      { settings: [{ ...setting('account'), iban: { bankName: 'bank' } }] },
      /no setting "bank" for the bank/,
    ],
    ['a setting whose name is no word', { settings: [setting('API key')] }, /"API key"/],
  ])('cannot with %s', (_, more, sentence) => {
    expect(problem(more)).toMatch(sentence);
  });
});

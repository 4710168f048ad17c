import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#kernel';
import { REASON_VALUES } from './reason.js';

const textsOf = (language: string): Record<string, string> =>
  (
    JSON.parse(readFileSync(new URL(`../../../i18n/${language}/matching.json`, import.meta.url), 'utf8')) as Record<
      'reason',
      Record<string, string>
    >
  ).reason;

describe('texts for the reasons of a suggestion', () => {
  test.each(LANGUAGES)(
    'each reason code of the matching has a text in the language %s, and there are no other texts',
    (language) => {
      expect(Object.keys(textsOf(language)).sort()).toEqual(Object.keys(REASON_VALUES).sort());
    },
  );

  test.each(LANGUAGES)(
    'the placeholders in the texts of matching reasons in the language %s are values of these reasons',
    (language) => {
      for (const [code, text] of Object.entries(textsOf(language))) {
        const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect(REASON_VALUES[code as keyof typeof REASON_VALUES]).toEqual(expect.arrayContaining(used));
      }
    },
  );
});

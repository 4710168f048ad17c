import fc from 'fast-check';
import { compact, inGroupsOfFour } from './compact.js';

test('compacting removes white space of any kind and capitalizes ASCII letters', () => {
  expect(compact(' ua21\u00a03223\t1300\n')).toBe('UA2132231300');
});

test('compacting does not capitalize letters that are not ASCII, because some would become other letters', () => {
  expect(compact('ß ı ÿ')).toBe('ßıÿ');
});

test('compacting twice has the result of compacting once, and adds no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = compact(text);
      expect(compact(once)).toBe(once);
      expect(once).not.toMatch(/[\sa-z]/);
      expect(once.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a text is grouped by four characters; the last group has the rest', () => {
  expect(inGroupsOfFour('UA213223130')).toBe('UA21 3223 130');
  expect(inGroupsOfFour('UA21')).toBe('UA21');
  expect(inGroupsOfFour('')).toBe('');
});

test('compacting undoes the grouping', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZ0123456789') });
  fc.assert(fc.property(letters, (text) => expect(compact(inGroupsOfFour(text))).toBe(text)));
});

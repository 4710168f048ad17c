import fc from 'fast-check';
import { limitJson, limitParameters, MAX_DEPTH, MAX_FIELDS, MAX_VALUES } from './request-limits.js';

const limited = (value: unknown): void =>
  limitJson(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const nested = (levels: number, inner: unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>((one) => ({ '{"[:,': one }), inner);

describe('limits of a JSON body', () => {
  test('brackets inside strings of a JSON body do not count towards its limits, whatever the strings contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, name) => {
        expect(() => limited(nested(MAX_DEPTH - 1, { [name]: text, again: text }))).not.toThrow();
        expect(() => limited(nested(MAX_DEPTH, { [name]: text }))).toThrow('nested_too_deep');
      }),
    );
  });

  test('every sufficiently small JSON value is within the limits', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) =>
        expect(() => limited(JSON.stringify(value, null, 2))).not.toThrow(),
      ),
    );
  });

  test('the members of each object and the values of the whole JSON body are counted', () => {
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
    expect(() => limited([members(MAX_FIELDS), members(MAX_FIELDS)])).not.toThrow();
    expect(() => limited([{ a: members(MAX_FIELDS + 1) }])).toThrow('too_many_fields');
    expect(() => limited(Array(MAX_VALUES).fill(1))).not.toThrow();
    expect(() => limited(Array(MAX_VALUES + 1).fill(1))).toThrow('too_many_values');
    expect(() => limited(Array(MAX_VALUES / 10 + 1).fill([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toThrow('too_many_values');
  });

  test('text that is not JSON breaks none of the limits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', 'a'), maxLength: 30 }),
        (text) => {
          expect(() => limited(text)).not.toThrow();
        },
      ),
    );
  });
});

test('form fields and query parameters, including empty ones, are counted before they are decoded', () => {
  expect(() => limitParameters('a&b&c', 3)).not.toThrow();
  expect(() => limitParameters('a&b&&c', 3)).toThrow('too_many_fields');
  expect(() => limitParameters(Buffer.from('&'.repeat(3)), 3)).toThrow('too_many_fields');
});

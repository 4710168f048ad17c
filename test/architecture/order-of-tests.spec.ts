import { orderTests } from '../setup/order-tests.mjs';

const testsOf = (...paths: string[]) =>
  paths.map((path) => ({ path, context: { config: { displayName: { name: path.split('/')[0] } } } }));

test('slow and browser tests alternate in the order of jest, and the short tests of other projects come last', () => {
  const tests = testsOf(
    'integration/a',
    'browser/a',
    'browser/b',
    'slow/a',
    'browser/c',
    'integration/b',
    'slow/b',
    'browser/d',
  );
  expect(orderTests(tests).map(({ path }) => path)).toEqual([
    'browser/a',
    'slow/a',
    'browser/b',
    'browser/c',
    'slow/b',
    'browser/d',
    'integration/a',
    'integration/b',
  ]);
});

interface TestFile {
  readonly path: string;
  readonly context: { readonly config: { readonly displayName: { readonly name: string | undefined } } };
}

const { orderTests } = (await import('../setup/order-tests.mjs' as string)) as {
  orderTests(tests: readonly TestFile[]): TestFile[];
};

const testsOf = (...paths: string[]): TestFile[] =>
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

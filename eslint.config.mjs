import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { folderRules } from './scripts/eslint/folder-rules.mjs';

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

const floats = [
  {
    selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Amounts are Money; read them with Money.parse.',
  },
  {
    selector: "CallExpression[callee.property.name='toFixed']",
    message: 'Amounts are Money; it knows how many digits its currency has.',
  },
];

/** What makes a test of the browser fail on a busy machine, and what does not. */
const unstable = [
  {
    selector: [
      "CallExpression[callee.name='expect'] > AwaitExpression:not([argument.callee.property.name='waitFor'])",
      "CallExpression[callee.name='expect'] CallExpression[callee.property.name='url']",
    ].join(', '),
    message: 'What is read from a page may still change: await expectSoon(() => …) reads until it is as expected.',
  },
  {
    selector: 'Literal[value=/^networkidle/]',
    message: 'Wait by settle() or gotoIdle(): Puppeteer loses count of the requests of a page that was left.',
  },
  {
    selector: "CallExpression[callee.object.property.name='page'][callee.property.name='click']",
    message: 'Click by click(page, selector), which waits until the element no longer moves.',
  },
  {
    selector: "CallExpression[callee.property.name='click'][callee.object.callee.property.name='locator']",
    message: 'Click by click(page, selector), after which see() knows what was there before.',
  },
  {
    selector: "CallExpression[callee.name=/^(test|it)$/] > .arguments[type='Literal'][raw=/^[0-9]/]",
    message: 'All tests have the same limit, which a busy machine does not reach (test/setup/limit-time.mjs).',
  },
];

/** The same for the users of the panel, whose fixtures wait for what they begin. */
const unstablePanel = [
  ...unstable,
  {
    selector: 'Literal[value=/dialog.*(button|submit)/]',
    message: 'Confirm by confirm() or confirmExpectingError(), which wait for what the dialog does.',
  },
  {
    selector:
      "CallExpression[callee.property.name='press'][callee.object.property.name='keyboard'][callee.object.object.property.name='page']",
    message: 'Press by key(), after which see() knows what was there before.',
  },
  {
    selector: "CallExpression[callee.property.name=/^(goto|reload)$/][callee.object.property.name='page']",
    message: 'Use open() or reload(), which let the page finish what it was asked to do.',
  },
];

const redirects = {
  selector: "CallExpression[callee.property.name='redirect']",
  message: 'Use redirect() of platform/http: it saves the session before a browser can follow.',
};

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      'libs/*/dist',
      'examples/*/dist',
      'coverage',
      '.data',
      '.tmp',
      'overrides',
      'test/architecture/fixtures',
      // compiled beside the client that a test generates
      'test/slow/clients/*/*.ts',
      'libs/api-types/schema.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.test.json', './tsconfig.panel.json', './tsconfig.storefront.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { boundaries: { rules: { folders: folderRules } } },
    rules: {
      'boundaries/folders': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      '@typescript-eslint/no-unsafe-function-type': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...floats, redirects] },
  },
  {
    files: ['src/platform/http/envelope/envelope.interceptor.ts'],
    rules: { 'no-restricted-syntax': ['error', ...floats] },
  },
  {
    // a screen that fails logs the cause
    files: ['src/admin/shell/screen-frame.tsx'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  { files: ['libs/kernel/**/*.ts', 'test/**/*.ts', '**/*.spec.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'cpuUsage', message: 'Measure in test/bench; assert what saves the time.' },
        { object: 'performance', property: 'now', message: 'Measure in test/bench; assert what saves the time.' },
      ],
    },
  },
  { files: ['test/browser/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...unstable] } },
  { files: ['test/browser/panel-*.spec.ts'], rules: { 'no-restricted-syntax': ['error', ...unstablePanel] } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'fetch',
          'Buffer',
          'Blob',
          'FormData',
          'AbortSignal',
          'performance',
          'crypto',
          'require',
          'module',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-unused-vars': ['error', unused] },
  },
  {
    // the console shows the page's author what is wrong
    files: ['libs/storefront/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
);

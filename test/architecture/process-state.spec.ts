import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changingState } from './changing-state.js';

const root = join(import.meta.dirname, '..', '..');

/** Code that runs in browsers, where each page loads its modules for one application. */
const inBrowser = /^(libs\/(panel|storefront)|src\/[\w-]+\/admin\/screens|src\/admin\/(screens|shell))\//;

/** State that several applications of one process may share, grouped by reason. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'caches of values that depend on nothing but their key': [
    'libs/kernel/money/currency.ts formatters',
    'libs/kernel/text/compare-names.ts known',
    'libs/kernel/time/date-text.ts formats',
    'libs/kernel/time/day-number.ts formats',
    'libs/kernel/time/read-moment.ts formats',
    'libs/testing/openapi.ts ofPlainShops',
    'libs/testing/sent-request.ts committed',
    'src/order/data/order-row.ts changed',
    'src/platform/database/statement.ts made',
    'src/platform/http/validation/declared-members.ts known',
    'src/platform/i18n/language.ts parsed',
    'src/reconciliation/reading/register/register-columns.ts indexes',
    'src/storefront/page/countries.ts lists',
    'src/storefront/page/product-tile.ts numbers',
  ],
  'loaded or configured once, the same for every application': [
    'src/catalog/pictures/render-picture.ts library',
    'src/platform/markdown/markdown.ts markdown',
    'src/identity/passwords/common-passwords.ts known',
    'src/platform/pdf/fonts.ts made',
  ],
  'declarations made when a module is loaded, which happens once in a process': [
    'libs/contracts/errors/define-errors.ts known',
    'libs/contracts/errors/define-errors.ts place',
    'src/platform/errors/constraint-errors.ts known',
    'src/platform/events/reliable-listeners.ts subscribed',
    'src/platform/http/openapi/response-properties.ts responseParents',
  ],
  'values of one application, request or page, found by it': [
    'src/platform/access/caller.ts made',
    'src/platform/http/openapi/serve-openapi.ts documents',
    'src/platform/templating/uncounted.ts added',
  ],
  'values of the asynchronous context, which belongs to one request': [
    'src/identity/sessions/session-cookie.ts olderKey',
    'src/platform/database/running-intent.ts intents',
    'src/platform/database/session-limits.ts background',
    'src/platform/http/validation/money.validator.ts currencies',
  ],
  'random bytes and ids, none of which may be given twice in the process': [
    'libs/kernel/ids/random-ids.ts counter',
    'libs/kernel/ids/random-ids.ts lastMs',
    'libs/kernel/ids/random-ids.ts pool',
    'libs/kernel/ids/random-ids.ts used',
  ],
  "the memory of the process, its right to a sandbox, and a database server's network path": [
    'src/catalog/pictures/render-picture.ts semaphore',
    'src/platform/database/steady-client.ts paths',
    'src/platform/pdf/chromium/launch-browser.ts sandboxOfProcess',
    'src/reconciliation/reading/read-in-worker.ts semaphore',
  ],
  'the payment provider of tests, which is outside of all applications; specs reset it before each test': [
    'libs/testing/dummy-gateway.ts calls',
    'libs/testing/dummy-gateway.ts charges',
    'libs/testing/dummy-gateway.ts mode',
    'libs/testing/dummy-gateway.ts paidBack',
    'libs/testing/dummy-gateway.ts refundCalls',
    'libs/testing/dummy-gateway.ts statusCalls',
  ],
};

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('applications in one process share no state except the listed variables, each with a reason', () => {
  const sources = ['src', 'libs']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !/\/(dist|node_modules)\/|\.(d|spec)\.tsx?$/.test(path))
    .filter((path) => !inBrowser.test(path));
  expect(sources.length).toBeGreaterThan(0);
  const found = sources.flatMap((path) => changingState(path, read(path)).map((name) => `${path} ${name}`));
  expect(found.sort()).toEqual(Object.values(SHARED).flat().sort());
});

test.each(
  filesBelow('test')
    .filter((path) => path.endsWith('.spec.ts') && /gateways: \[.*\bDummyGateway\b/.test(read(path)))
    .map((path) => [path]),
)('%s resets the dummy payment provider, whose state is static', (path) => {
  expect(read(path)).toContain('DummyGateway.reset()');
});

test('variables that change outside functions and static members are reported as state, constants are not', () => {
  const text = `
    let currency = 'EUR';
    const byKey = new Map<string, number>();
    const counts: Record<string, number> = {};
    const options = { depth: 1 };
    const jobs = new Queue();
    export const names = new Set<string>();
    export const words: ReadonlySet<string> = new Set(['a']);
    const LIMITS = new Map([['a', 1]]);
    const format = new Intl.NumberFormat('en');
    class Gateway {
      static mode = 'succeed';
      static readonly calls: string[] = [];
      static readonly title = 'Card';
      private readonly own = new Map<string, number>();
      run(): void {
        const local = [];
        local.push(byKey.set('a', 1));
        counts['a'] = (counts['a'] ?? 0) + 1;
        options.depth++;
        Gateway.calls.push(LIMITS.get('a') + this.own.size);
      }
    }
  `;
  expect(changingState('planted.ts', text)).toEqual([
    'currency',
    'byKey',
    'counts',
    'options',
    'jobs',
    'names',
    'mode',
    'calls',
  ]);
});

// Who may import whom: dependency-cruiser reads these rules in CI, and eslint.config.mjs reads the same ones for the
// editor. Every rule has a canary in test/architecture: a planted violation that the rule must report.

/** The modules, and which other modules each may import (through their index.ts). */
const modules = {
  catalog: [],
  customer: [],
  shipping: [],
  order: [],
  payment: [],
  content: [],
  cart: ['catalog', 'shipping'],
  settlement: ['catalog', 'order', 'payment', 'shipping'],
  'order-view': ['catalog', 'order', 'payment', 'shipping', 'settlement'],
  checkout: ['catalog', 'customer', 'cart', 'order', 'payment', 'shipping', 'settlement', 'order-view'],
  'order-management': ['catalog', 'customer', 'cart', 'order', 'payment', 'shipping', 'settlement', 'order-view'],
  document: ['order', 'payment', 'order-view'],
  reconciliation: ['order', 'payment', 'settlement'],
  notification: ['customer', 'document', 'order-view'],
};

/** Foundations, below all modules: each may import those before it. */
const foundations = ['identity', 'settings', 'privacy', 'redirects'];

const names = Object.keys(modules);
const anyModule = `(${[...foundations, ...names].join('|')})`;
const gateways = '^src/(payment/gateways|shipping/providers)/';
/** Further entry points of payment and order: the ledger, and the changes of an order because of money. */
const writesMoney = '^src/(payment/ledger|order/order-money)\\.ts$';
const tests = '\\.spec\\.ts$';
/**
 * Panel code that runs in the browser: the kit, the shell, and the modules' screens. It has its own bundle; the server
 * never loads it.
 */
const browserSide = '^(libs/panel/|src/admin/(shell|screens)/|src/admin/screens\\.ts$|src/[^/]+/admin/)';

/** Scripts of the storefront pages, with their own bundle too. */
const pageSide = '^libs/storefront/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** `catalog → no other module`, `cart → catalog, shipping` and so on: one rule per module. */
const betweenModules = names.map((name) => {
  const others = names.filter((other) => other !== name && !modules[name].includes(other));
  return rule(
    `${name}-imports-allowed-modules`,
    `${name} may import ${modules[name].join(', ') || 'no other module'}; it receives the rest through events.`,
    { path: `^src/${name}/` },
    { path: `^src/(${others.join('|')})/` },
  );
});

/** `settings → identity`: a foundation may import those before it, and no module. */
const betweenFoundations = foundations.map((name, place) =>
  rule(
    `${name}-imports-earlier-foundations`,
    `${name} may import ${foundations.slice(0, place).join(', ') || 'the platform only'}.`,
    { path: `^src/${name}/` },
    { path: `^src/(${[...foundations.slice(place + 1), ...names].join('|')})/` },
  ),
);

const forbidden = [
  rule(
    'kernel-imports-no-other-code',
    'The kernel imports nothing else of this project.',
    { path: '^libs/kernel/' },
    { path: '^(src/|migrations/|libs/(?!kernel/))' },
  ),
  rule(
    'kernel-without-framework',
    'The kernel is plain TypeScript.',
    { path: '^libs/kernel/', pathNot: tests },
    { path: '(^|/)node_modules/(@nestjs|typeorm|pg|express)(/|$)' },
  ),
  rule(
    'contracts-import-kernel-only',
    'Third parties import the contracts, so these depend on the kernel only.',
    { path: '^libs/contracts/' },
    { path: '^(src/|migrations/|libs/(?!contracts/|kernel/))' },
  ),
  rule(
    'libs-do-not-import-src',
    'Libraries do not depend on the application.',
    { path: '^libs/(?!testing/)' },
    { path: '^src/' },
  ),
  rule(
    'testing-imports-bootstrap-only',
    'The exception: libs/testing starts the application, and its specs run its kit on the built-in gateways.',
    { path: '^libs/testing/', pathNot: tests },
    { path: '^src/(?!(app\\.module|plugins|load-plugins|boot)\\.ts$|platform/)' },
  ),
  rule(
    'no-test-code-in-production',
    'Production code does not import tests or libs/testing.',
    { path: '^(src|migrations|libs/(?!testing/))', pathNot: tests },
    { path: '^(test/|libs/testing/)' },
  ),
  rule(
    'platform-imports-no-module',
    'The platform does not depend on any module.',
    { path: '^src/platform/' },
    { path: '^src/(?!platform/)' },
  ),
  ...betweenFoundations,
  ...betweenModules,
  rule(
    'modules-import-no-upper-layer',
    'Storefront, admin and the application are upper layers: modules do not import them.',
    { path: `^src/${anyModule}/` },
    { path: '^src/(storefront/|admin/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'storefront-imports-no-admin',
    'Storefront and admin do not import each other.',
    { path: '^src/storefront/' },
    { path: '^src/(admin/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'page-groups-are-independent',
    'Page groups do not import each other; shared code is in page/, errors/ or script/, which import no page group.',
    { path: '^src/storefront/([^/]+)/' },
    { path: '^src/storefront/(account|cart|catalog|checkout|content|order|product)/', pathNot: '^src/storefront/$1/' },
  ),
  rule(
    'admin-imports-no-storefront',
    'Storefront and admin do not import each other.',
    { path: '^src/admin/' },
    { path: '^src/(storefront/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'module-index-only',
    'Other code imports a module through its index.ts (gateways and admin/ have their own rules).',
    { path: '^(src/[^/]+|libs/[^/]+|migrations)', pathNot: `^libs/testing/.*${tests}` },
    { path: `^src/${anyModule}/(?!index\\.ts$)`, pathNot: ['^$1/', '^src/[^/]+/admin/', gateways, writesMoney] },
  ),
  rule(
    'money-for-settlement-only',
    'Only settlement writes payments and refunds, and changes an order because of money.',
    { path: '^(src/[^/]+|libs|migrations)', pathNot: '^src/settlement/' },
    { path: writesMoney, pathNot: '^$1/' },
  ),
  rule(
    'module-screens-for-panel-only',
    'Only src/admin imports the admin/ folder of a module.',
    { path: '^(src|libs|migrations)/', pathNot: '^src/(admin/|[^/]+/admin/)' },
    { path: `^src/${anyModule}/admin/` },
  ),
  rule(
    'gateways-import-contracts-only',
    'A built-in gateway or provider imports what a third party could import: contracts and kernel.',
    { path: '^src/(payment/gateways|shipping/providers)/([^/]+)/', pathNot: tests },
    { path: '^(src/(?!$1/$2/)|migrations/|libs/(?!kernel/|contracts/))' },
  ),
  rule(
    'settlement-knows-no-caller',
    'Settlement takes an Originator, because providers, jobs and bank statements settle money too, not only requests.',
    { path: '^src/settlement/use-cases/', pathNot: tests },
    { path: '^src/platform/access/caller\\.ts$' },
  ),
  rule(
    'gateways-are-registered-in-one-file',
    'The plugins that are part of the shop are registered in src/plugins.ts and nowhere else.',
    { path: '^(src/(?!plugins\\.ts$|(payment/gateways|shipping/providers)/)|libs/(?!testing/)|migrations/)' },
    { path: gateways },
  ),
  rule(
    'plugin-list-imports-plugins-only',
    'src/plugins.ts imports plugins and nothing else of this project.',
    { path: '^src/plugins\\.ts$' },
    { path: '^(src|migrations)/', pathNot: gateways },
  ),
  rule(
    'server-imports-no-screen',
    'Panel code for the browser has its own bundle: server files do not import it.',
    { path: '^(src|libs|migrations)/', pathNot: browserSide },
    { path: browserSide },
  ),
  rule(
    'screens-import-no-server-code',
    'A screen uses the panel kit, the REST API and rules for colors and account numbers; it imports no server code.',
    { path: browserSide },
    {
      path: '^(src|libs|migrations)/',
      pathNot: [
        browserSide,
        '^libs/api-types/',
        '^libs/kernel/color/',
        '^libs/kernel/bank/account-text',
        '^src/admin/places\\.ts$',
      ],
    },
  ),
  rule(
    'api-types-import-no-other-code',
    'The types of the REST operations are made of openapi.json and import nothing.',
    { path: '^libs/api-types/' },
    { path: '^(src|libs|migrations)/|node_modules', pathNot: '^libs/api-types/' },
  ),
  rule(
    'panel-kit-imports-no-module',
    'libs/panel does not depend on any module.',
    { path: '^libs/panel/' },
    { path: '^src/' },
  ),
  rule(
    'screens-import-no-other-module',
    'Screens do not import screens of another module; they link to them by URL.',
    { path: '^src/([^/]+)/admin/' },
    { path: '^src/(?!$1/)[^/]+/admin/' },
  ),
  rule(
    'server-imports-no-page-script',
    'Storefront scripts have their own bundle: server files and panel screens do not import them.',
    { path: '^(src|libs|migrations)/', pathNot: pageSide },
    { path: pageSide },
  ),
  rule(
    'page-scripts-import-no-other-code',
    'Storefront scripts stay small: they use the browser and the REST API and import no other code of this project.',
    { path: pageSide, pathNot: tests },
    { path: '^(src|libs|migrations)/', pathNot: [pageSide, '^libs/api-types/'] },
  ),
  rule(
    'page-scripts-import-no-package',
    'Every visitor loads these scripts, so they import no packages.',
    { path: pageSide, pathNot: tests },
    { path: '(^|/)node_modules/' },
  ),
  rule(
    'demo-for-start-commands-only',
    'Only the start commands import the demo shop.',
    { path: '^src/(?!demo/|cli/|[^/]+\\.ts$)' },
    { path: '^src/demo/' },
  ),
  rule(
    'use-cases-without-http',
    'Use cases, rules and data take and return domain types: requests are parsed and answers are built in http/.',
    { path: '^src/([^/]+)/(use-cases|domain|data)/' },
    { path: '^src/($1|platform)/http/' },
  ),
  rule(
    'wire-classes-in-http-only',
    'Request and response classes are known where HTTP is spoken: in http/ and by controllers, in every folder of src/.',
    { path: '^src/', pathNot: [tests, '/http/', '/index\\.ts$', '\\.(controller|dto|response)\\.ts$'] },
    { path: '^src/.*\\.(dto|response)\\.ts$' },
  ),
  rule(
    'domain-without-framework',
    'Business rules need no framework and no database.',
    { path: '^src/[^/]+/domain/', pathNot: tests },
    { path: '(^|/)node_modules/(@nestjs|typeorm|pg|express)(/|$)' },
  ),
  rule('no-cycle', 'No import cycles.', {}, { circular: true }),
  rule('no-missing-file', 'Every import resolves to a file.', {}, { couldNotResolve: true }),
  rule(
    'no-undeclared-package',
    'Every imported package is in package.json; server code imports runtime dependencies only, browser bundles any.',
    { path: '^(src|migrations|libs/(?!testing/))', pathNot: [tests, browserSide] },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: '^libs/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

// Who may import whom: dependency-cruiser reads these rules in CI, and eslint.config.mjs reads the same ones for the
// editor. Every rule has a canary in test/architecture: a rule without one fails there.

/** The modules, and which others each may enter (by their index.ts). */
const modules = {
  catalog: [],
  customer: [],
  shipping: [],
  order: [],
  payment: [],
  content: [],
  cart: ['catalog', 'shipping'],
  checkout: ['catalog', 'customer', 'cart', 'order', 'payment', 'shipping'],
  'order-management': ['catalog', 'customer', 'order', 'payment', 'shipping', 'document', 'checkout'],
  document: ['order', 'payment'],
  reconciliation: ['order', 'payment'],
  notification: ['document'],
  webhook: [],
};

/** Below all of them: each may enter those before it. */
const foundations = ['identity', 'settings', 'privacy'];

const names = Object.keys(modules);
const anyModule = `(${[...foundations, ...names].join('|')})`;
const gateways = '^src/(payment/gateways|shipping/providers)/';
const tests = '\\.spec\\.ts$';
/** What runs in the browser: the kit, the panel's frame, and the modules' screens. Bundled on its own, never loaded by the server. */
const browserSide = '^(libs/panel/|src/admin/(shell|screens)/|src/admin/screens\\.ts$|src/[^/]+/admin/)';

/** What runs in the shop's pages, likewise. */
const pageSide = '^libs/storefront/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** `catalog → no other module`, `cart → catalog, shipping` and so on: one rule a module. */
const betweenModules = names.map((name) => {
  const others = names.filter((other) => other !== name && !modules[name].includes(other));
  return rule(
    `${name}-keeps-to-its-neighbours`,
    `${name} may import ${modules[name].join(', ') || 'no other module'}; it learns of the rest by events.`,
    { path: `^src/${name}/` },
    { path: `^src/(${others.join('|')})/` },
  );
});

/** `settings → identity`: a foundation may enter those before it, and no module. */
const betweenFoundations = foundations.map((name, place) =>
  rule(
    `${name}-is-a-foundation`,
    `${name} may import ${foundations.slice(0, place).join(', ') || 'the platform only'}.`,
    { path: `^src/${name}/` },
    { path: `^src/(${[...foundations.slice(place + 1), ...names].join('|')})/` },
  ),
);

const forbidden = [
  rule(
    'kernel-stands-alone',
    'The kernel is the ground floor.',
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
    'contracts-know-the-kernel-only',
    'A third party imports the contracts: nothing of ours may come along.',
    { path: '^libs/contracts/' },
    { path: '^(src/|migrations/|libs/(?!contracts/|kernel/))' },
  ),
  rule(
    'libs-never-import-src',
    'The libraries stand below the application.',
    { path: '^libs/(?!testing/)' },
    { path: '^src/' },
  ),
  rule(
    'testing-boots-the-app',
    'The one exception: libs/testing starts the application, and tries its kit on the built-in gateways in its specs.',
    { path: '^libs/testing/', pathNot: tests },
    { path: '^src/(?!(app\\.module|plugins|load-plugins|boot)\\.ts$|platform/)' },
  ),
  rule(
    'no-test-code-in-the-shop',
    'Nothing that ships may need a test.',
    { path: '^(src|migrations|libs/(?!testing/))', pathNot: tests },
    { path: '^(test/|libs/testing/)' },
  ),
  rule(
    'platform-knows-no-module',
    'The platform carries the modules.',
    { path: '^src/platform/' },
    { path: '^src/(?!platform/)' },
  ),
  rule(
    'ports-know-no-module',
    'Ports are interfaces between modules that may not import each other.',
    { path: '^src/ports/' },
    { path: '^src/(?!ports/|platform/)' },
  ),
  ...betweenFoundations,
  ...betweenModules,
  rule(
    'modules-look-down',
    'Storefront, admin and the application stand above the modules.',
    { path: `^src/${anyModule}/` },
    { path: '^src/(storefront/|admin/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'storefront-keeps-its-side',
    'Storefront and admin stand side by side.',
    { path: '^src/storefront/' },
    { path: '^src/(admin/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'a-room-of-pages-keeps-to-itself',
    "Pages of one room know nothing of another's: what several need stands in page/, errors/ or script/, which know no room.",
    { path: '^src/storefront/([^/]+)/' },
    { path: '^src/storefront/(account|cart|catalog|checkout|content|order|product)/', pathNot: '^src/storefront/$1/' },
  ),
  rule(
    'admin-keeps-its-side',
    'Storefront and admin stand side by side.',
    { path: '^src/admin/' },
    { path: '^src/(storefront/|demo/|cli/|[^/]+\\.ts$)' },
  ),
  rule(
    'a-module-is-entered-by-its-door',
    'Only index.ts is for others (gateways and admin/ have rules of their own).',
    { path: '^(src/[^/]+|libs/[^/]+|migrations)', pathNot: `^libs/testing/.*${tests}` },
    { path: `^src/${anyModule}/(?!index\\.ts$)`, pathNot: ['^$1/', '^src/[^/]+/admin/', gateways] },
  ),
  rule(
    'the-second-door-is-for-the-panel',
    'The admin/ folder of a module is entered by src/admin alone.',
    { path: '^(src|libs|migrations)/', pathNot: '^src/(admin/|[^/]+/admin/)' },
    { path: `^src/${anyModule}/admin/` },
  ),
  rule(
    'gateways-are-third-parties',
    'A built-in gateway or provider is written as a third party would write it: contracts and kernel only.',
    { path: '^src/(payment/gateways|shipping/providers)/([^/]+)/', pathNot: tests },
    { path: '^(src/(?!$1/$2/)|migrations/|libs/(?!kernel/|contracts/))' },
  ),
  rule(
    'gateways-are-listed-once',
    'src/plugins.ts is THE list of the plugins that are part of the shop.',
    { path: '^(src/(?!plugins\\.ts$|(payment/gateways|shipping/providers)/)|libs/(?!testing/)|migrations/)' },
    { path: gateways },
  ),
  rule(
    'the-list-is-a-list',
    'src/plugins.ts names the plugins and imports nothing else of ours.',
    { path: '^src/plugins\\.ts$' },
    { path: '^(src|migrations)/', pathNot: gateways },
  ),
  rule(
    'the-server-loads-no-screen',
    'The browser side of the panel is bundled on its own: no server file may import of it.',
    { path: '^(src|libs|migrations)/', pathNot: browserSide },
    { path: browserSide },
  ),
  rule(
    'screens-know-the-browser-alone',
    "A screen has the kit and the service's REST operations, nothing of the server: what it may do is decided there.",
    { path: browserSide },
    { path: '^(src|libs|migrations)/', pathNot: [browserSide, '^libs/api-types/', '^src/admin/places\\.ts$'] },
  ),
  rule(
    'api-types-are-types',
    'The types of the REST operations are made of openapi.json and import nothing.',
    { path: '^libs/api-types/' },
    { path: '^(src|libs|migrations)/|node_modules', pathNot: '^libs/api-types/' },
  ),
  rule('the-kit-knows-no-module', 'libs/panel stands below the screens.', { path: '^libs/panel/' }, { path: '^src/' }),
  rule(
    'a-module-s-screens-are-its-own',
    'The screens of one module do not import those of another; they lead there by address.',
    { path: '^src/([^/]+)/admin/' },
    { path: '^src/(?!$1/)[^/]+/admin/' },
  ),
  rule(
    'the-server-loads-no-page-script',
    'The scripts of the pages are bundled on their own: no server file, and no screen of the panel, may import of them.',
    { path: '^(src|libs|migrations)/', pathNot: pageSide },
    { path: pageSide },
  ),
  rule(
    'page-scripts-stand-alone',
    'The scripts of the pages know the browser and the REST operations, and are small: nothing of ours comes along.',
    { path: pageSide, pathNot: tests },
    { path: '^(src|libs|migrations)/', pathNot: [pageSide, '^libs/api-types/'] },
  ),
  rule(
    'page-scripts-need-no-package',
    'What every visitor loads is written here.',
    { path: pageSide, pathNot: tests },
    { path: '(^|/)node_modules/' },
  ),
  rule(
    'demo-is-no-one-s-ground',
    'The demo shop is used by the start commands only.',
    { path: '^src/(?!demo/|cli/|[^/]+\\.ts$)' },
    { path: '^src/demo/' },
  ),
  rule(
    'use-cases-know-no-http',
    'Use cases, rules and data take and return domain types: requests are read and answers are made in http/.',
    {
      path: '^src/([^/]+)/(use-cases|domain|data)/',
      // its export of personal data is to move to http/
      pathNot: '^src/customer/use-cases/forget-customers\\.ts$',
    },
    { path: '^src/($1|platform)/http/' },
  ),
  rule(
    'domain-is-pure',
    'Rules of the trade need no framework and no database.',
    { path: '^src/[^/]+/domain/', pathNot: tests },
    { path: '(^|/)node_modules/(@nestjs|typeorm|pg|express)(/|$)' },
  ),
  rule('no-cycle', 'No import cycle, anywhere.', {}, { circular: true }),
  rule('no-missing-file', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  rule(
    'no-undeclared-package',
    'What is imported stands in package.json, for the shop in its dependencies (what is bundled when it is built, anywhere there).',
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

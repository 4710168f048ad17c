/** An import that a rule of .dependency-cruiser.cjs must catch: in which file, of which other (both made for the test). */
export interface Canary {
  rule: string;
  from: string;
  to: string;
}

const canary = (rule: string, from: string, to: string): Canary => ({ rule, from, to });

const neighbours: Record<string, string> = {
  catalog: 'cart',
  customer: 'order',
  shipping: 'cart',
  order: 'payment',
  payment: 'order',
  content: 'catalog',
  cart: 'checkout',
  checkout: 'order-management',
  'order-management': 'notification',
  document: 'customer',
  reconciliation: 'document',
  notification: 'order',
  webhook: 'order',
};

/** One violation for every rule that looks at paths. */
export const canaries: Canary[] = [
  canary('kernel-stands-alone', 'libs/kernel/canary.ts', 'libs/contracts/index.ts'),
  canary('kernel-without-framework', 'libs/kernel/canary-nest.ts', '@nestjs/common'),
  canary('contracts-know-the-kernel-only', 'libs/contracts/canary.ts', 'src/platform/config.ts'),
  canary('libs-never-import-src', 'libs/other/canary.ts', 'src/platform/config.ts'),
  canary('testing-boots-the-app', 'libs/testing/canary.ts', 'src/order/index.ts'),
  canary('no-test-code-in-the-shop', 'src/order/canary-test.ts', 'libs/testing/index.ts'),
  canary('platform-knows-no-module', 'src/platform/canary.ts', 'src/order/index.ts'),
  canary('ports-know-no-module', 'src/ports/canary.ts', 'src/order/index.ts'),
  canary('identity-is-a-foundation', 'src/identity/canary.ts', 'src/settings/index.ts'),
  canary('settings-is-a-foundation', 'src/settings/canary.ts', 'src/privacy/index.ts'),
  canary('privacy-is-a-foundation', 'src/privacy/canary.ts', 'src/order/index.ts'),
  ...Object.entries(neighbours).map(([module, other]) =>
    canary(`${module}-keeps-to-its-neighbours`, `src/${module}/canary.ts`, `src/${other}/index.ts`),
  ),
  canary('modules-look-down', 'src/order/canary-up.ts', 'src/admin/index.ts'),
  canary('storefront-keeps-its-side', 'src/storefront/canary.ts', 'src/admin/index.ts'),
  canary('a-room-of-pages-keeps-to-itself', 'src/storefront/cart/canary.ts', 'src/storefront/checkout/cart-view.ts'),
  canary('admin-keeps-its-side', 'src/admin/canary.ts', 'src/storefront/index.ts'),
  canary('a-module-is-entered-by-its-door', 'src/checkout/canary-door.ts', 'src/cart/data/cart.entity.ts'),
  canary('the-second-door-is-for-the-panel', 'src/payment/canary-panel.ts', 'src/payment/admin/index.ts'),
  canary('gateways-are-third-parties', 'src/payment/gateways/cash/canary.ts', 'src/platform/config.ts'),
  canary('gateways-are-listed-once', 'src/payment/canary-gateway.ts', 'src/payment/gateways/cash/cash.gateway.ts'),
  canary('the-list-is-a-list', 'src/plugins.ts', 'src/platform/config.ts'),
  canary('the-server-loads-no-screen', 'src/admin/panel/canary.ts', 'src/admin/shell/entry.ts'),
  canary('screens-know-the-browser-alone', 'src/payment/admin/canary.ts', 'src/payment/index.ts'),
  canary('api-types-are-types', 'libs/api-types/canary.ts', 'libs/kernel/index.ts'),
  canary('the-kit-knows-no-module', 'libs/panel/canary.ts', 'src/payment/admin/index.ts'),
  canary('a-module-s-screens-are-its-own', 'src/payment/admin/screens/canary.ts', 'src/order/admin/index.ts'),
  canary('the-server-loads-no-page-script', 'src/storefront/canary-script.ts', 'libs/storefront/types.ts'),
  canary('page-scripts-stand-alone', 'libs/storefront/canary.ts', 'libs/kernel/index.ts'),
  canary('page-scripts-need-no-package', 'libs/storefront/canary-package.ts', 'lodash'),
  canary('demo-is-no-one-s-ground', 'src/platform/canary-demo.ts', 'src/demo/index.ts'),
  canary('use-cases-know-no-http', 'src/order/use-cases/canary-http.ts', 'src/order/http/order.examples.ts'),
  canary('domain-is-pure', 'src/order/domain/canary.ts', '@nestjs/common'),
];

/** What only a look at all files, or at package.json, can tell. */
export const wholeTreeCanaries: Canary[] = [
  canary('no-cycle', 'src/order/canary-egg.ts', 'src/order/canary-hen.ts'),
  canary('no-missing-file', 'src/order/canary-lost.ts', 'src/order/nowhere.ts'),
  canary('no-undeclared-package', 'src/order/canary-package.ts', 'eslint'),
];

/** Imports that look alike and are allowed. */
export const innocents: Omit<Canary, 'rule'>[] = [
  { from: 'src/checkout/innocent.ts', to: 'src/cart/index.ts' },
  { from: 'src/cart/innocent.ts', to: 'src/platform/config.ts' },
  { from: 'src/admin/screens.ts', to: 'src/payment/admin/index.ts' },
  { from: 'src/payment/admin/index.ts', to: 'libs/panel/index.ts' },
  { from: 'libs/storefront/pages/innocent.ts', to: 'libs/storefront/types.ts' },
  { from: 'src/storefront/cart/innocent.ts', to: 'src/storefront/page/show-page.ts' },
  { from: 'src/demo/innocent.ts', to: 'src/order/index.ts' },
  { from: 'libs/testing/innocent.ts', to: 'src/app.module.ts' },
  { from: 'src/payment/gateways/cash/innocent.ts', to: 'libs/contracts/index.ts' },
  { from: 'src/payment/gateways/cash/cash.gateway.spec.ts', to: 'libs/testing/index.ts' },
  { from: 'src/payment/payment.module.ts', to: 'src/payment/data/payment-method.entity.ts' },
];

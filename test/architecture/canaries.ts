/** An import that a rule of .dependency-cruiser.cjs must report. The test creates both files. */
export interface Canary {
  rule: string;
  from: string;
  to: string;
}

const canary = (rule: string, from: string, to: string): Canary => ({ rule, from, to });

const allowed: Record<string, string> = {
  catalog: 'cart',
  customer: 'order',
  shipping: 'cart',
  order: 'payment',
  payment: 'order',
  content: 'catalog',
  cart: 'checkout',
  settlement: 'checkout',
  checkout: 'order-management',
  'order-view': 'document',
  'order-management': 'checkout',
  document: 'customer',
  reconciliation: 'document',
  notification: 'order',
};

/** One violation for each rule that compares paths. */
export const canaries: Canary[] = [
  canary('kernel-imports-no-other-code', 'libs/kernel/canary.ts', 'libs/contracts/index.ts'),
  canary('kernel-without-framework', 'libs/kernel/canary-nest.ts', '@nestjs/common'),
  canary('contracts-import-kernel-only', 'libs/contracts/canary.ts', 'src/platform/config.ts'),
  canary('libs-do-not-import-src', 'libs/other/canary.ts', 'src/platform/config.ts'),
  canary('testing-imports-bootstrap-only', 'libs/testing/canary.ts', 'src/order/index.ts'),
  canary('no-test-code-in-production', 'src/order/canary-test.ts', 'libs/testing/index.ts'),
  canary('platform-imports-no-module', 'src/platform/canary.ts', 'src/order/index.ts'),
  canary('identity-imports-earlier-foundations', 'src/identity/canary.ts', 'src/settings/index.ts'),
  canary('settings-imports-earlier-foundations', 'src/settings/canary.ts', 'src/privacy/index.ts'),
  canary('privacy-imports-earlier-foundations', 'src/privacy/canary.ts', 'src/order/index.ts'),
  canary('redirects-imports-earlier-foundations', 'src/redirects/canary.ts', 'src/content/index.ts'),
  ...Object.entries(allowed).map(([module, other]) =>
    canary(`${module}-imports-allowed-modules`, `src/${module}/canary.ts`, `src/${other}/index.ts`),
  ),
  canary('modules-import-no-upper-layer', 'src/order/canary-up.ts', 'src/admin/index.ts'),
  canary('storefront-imports-no-admin', 'src/storefront/canary.ts', 'src/admin/index.ts'),
  canary('page-groups-are-independent', 'src/storefront/cart/canary.ts', 'src/storefront/checkout/cart-view.ts'),
  canary('admin-imports-no-storefront', 'src/admin/canary.ts', 'src/storefront/index.ts'),
  canary('module-index-only', 'src/checkout/canary-internal.ts', 'src/cart/data/cart.entity.ts'),
  canary('money-for-settlement-only', 'src/checkout/canary-money.ts', 'src/payment/ledger.ts'),
  canary('settlement-knows-no-caller', 'src/settlement/use-cases/canary.ts', 'src/platform/access/caller.ts'),
  canary('module-screens-for-panel-only', 'src/payment/canary-panel.ts', 'src/payment/admin/index.ts'),
  canary('gateways-import-contracts-only', 'src/payment/gateways/cash/canary.ts', 'src/platform/config.ts'),
  canary(
    'gateways-are-registered-in-one-file',
    'src/payment/canary-gateway.ts',
    'src/payment/gateways/cash/cash.gateway.ts',
  ),
  canary('plugin-list-imports-plugins-only', 'src/plugins.ts', 'src/platform/config.ts'),
  canary('server-imports-no-screen', 'src/admin/panel/canary.ts', 'src/admin/shell/commands.ts'),
  canary('screens-import-no-server-code', 'src/payment/admin/canary.ts', 'src/payment/index.ts'),
  canary('api-types-import-no-other-code', 'libs/api-types/canary.ts', 'libs/kernel/index.ts'),
  canary('panel-kit-imports-no-module', 'libs/panel/canary.ts', 'src/payment/admin/index.ts'),
  canary('screens-import-no-other-module', 'src/payment/admin/screens/canary.ts', 'src/order/admin/index.ts'),
  canary('server-imports-no-page-script', 'src/storefront/canary-script.ts', 'libs/storefront/types.ts'),
  canary('page-scripts-import-no-other-code', 'libs/storefront/canary.ts', 'libs/kernel/index.ts'),
  canary('page-scripts-import-no-package', 'libs/storefront/canary-package.ts', 'lodash'),
  canary('demo-for-start-commands-only', 'src/platform/canary-demo.ts', 'src/demo/index.ts'),
  canary('use-cases-without-http', 'src/order/use-cases/canary-http.ts', 'src/order/http/order.examples.ts'),
  canary('wire-classes-in-http-only', 'src/cart/listeners/canary.ts', 'src/cart/http/dto/tax.dto.ts'),
  canary('domain-without-framework', 'src/order/domain/canary.ts', '@nestjs/common'),
];

/** Violations that only a check of all files, or of package.json, can find. */
export const wholeTreeCanaries: Canary[] = [
  canary('no-cycle', 'src/order/canary-egg.ts', 'src/order/canary-hen.ts'),
  canary('no-missing-file', 'src/order/canary-lost.ts', 'src/order/nowhere.ts'),
  canary('no-undeclared-package', 'src/order/canary-package.ts', 'eslint'),
];

/** Allowed imports that resemble the violations. */
export const innocents: Omit<Canary, 'rule'>[] = [
  { from: 'src/checkout/innocent.ts', to: 'src/cart/index.ts' },
  { from: 'src/settlement/innocent.ts', to: 'src/order/order-money.ts' },
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

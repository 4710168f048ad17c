import type { ConfiguredMethod } from '../../platform/configurable-methods/index.js';

/** Why customers do not see a method: its own reasons, and the shop's switch for all methods. */
export const hiddenReasons = ({ hidden }: Pick<ConfiguredMethod, 'hidden'>, paymentsEnabled: boolean): string[] => [
  ...hidden,
  ...(paymentsEnabled ? [] : ['payments_disabled']),
];

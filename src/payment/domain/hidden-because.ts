import type { SettingDeclaration, SettingValues } from '#contracts';
import { isEmptySetting } from '../../platform/setting-fields/index.js';

/** `incomplete:<field>`: a required setting is empty. */
export type HiddenReason = 'inactive' | 'payments_disabled' | `incomplete:${string}`;

export interface MethodState {
  readonly active: boolean;
  readonly paymentsEnabled: boolean;
  readonly declarations: readonly SettingDeclaration[];
  readonly values: SettingValues;
}

/** Why customers do not see a method; empty when they do (service document, "Bank invoice method configuration"). */
export function hiddenBecause({ active, paymentsEnabled, declarations, values }: MethodState): HiddenReason[] {
  const missing = declarations.filter(({ name, required }) => required && isEmptySetting(values[name]));
  return [
    ...(active ? [] : ['inactive' as const]),
    ...missing.map(({ name }) => `incomplete:${name}` as const),
    ...(paymentsEnabled ? [] : ['payments_disabled' as const]),
  ];
}

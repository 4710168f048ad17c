import type { PaymentGateway, SettingValues } from '#contracts';
import type { Localized } from '#kernel';
import { copySettings, isEmptySetting, withDefaults } from '../../platform/setting-fields/index.js';
import type { MethodRow } from '../data/method-rows.js';
import type { OfferedMethod } from '../payment.types.js';
import { hiddenBecause, type HiddenReason } from './hidden-because.js';

/** A registered gateway, its row, and why customers do not see it. */
export interface ConfiguredMethod {
  readonly row: MethodRow;
  readonly method: OfferedMethod;
  readonly hidden: readonly HiddenReason[];
}

export function configureMethod(row: MethodRow, gateway: PaymentGateway): ConfiguredMethod {
  const method = methodOf(row, gateway);
  const hidden = hiddenBecause({
    active: row.active,
    paymentsEnabled: row.payments_enabled,
    declarations: gateway.settings,
    values: method.settings,
  });
  return { row, method, hidden };
}

function methodOf(row: MethodRow, gateway: PaymentGateway): OfferedMethod {
  const title = textOr(row.title, gateway.title);
  const description = textOr(row.description, {});
  const settings: SettingValues = { ...withDefaults(gateway.settings, row.settings), title, description };
  return {
    id: row.id,
    key: row.key,
    title,
    description,
    gateway,
    settings,
    offline: gateway.awaits !== undefined,
    awaits: gateway.awaits ?? 'pending',
    terms: gateway.paymentTerms?.(copySettings(settings)) ?? 0,
    cancelAfter: gateway.cancelAfter?.(copySettings(settings)) ?? null,
    confirmsItself: gateway.confirmsItself?.(copySettings(settings)) ?? false,
    ownMail: gateway.ownMail ?? false,
  };
}

export const textOr = (text: Localized, fallback: Localized | undefined): Localized =>
  isEmptySetting(text) ? (fallback ?? {}) : text;

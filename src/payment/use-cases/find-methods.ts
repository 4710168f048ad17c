import { Injectable } from '@nestjs/common';
import type { PaymentGateway, SettingValues } from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { copySettings, isEmptySetting, withDefaults } from '../../platform/settings/index.js';
import { MethodRows, type MethodRow } from '../data/method-rows.js';
import { hiddenBecause, type HiddenReason } from '../domain/hidden-because.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod } from '../payment.types.js';
import { GatewayRegistry } from './gateway-registry.js';

/** A registered gateway, its row, and why customers do not see it. */
export interface ConfiguredMethod {
  readonly row: MethodRow;
  readonly method: OfferedMethod;
  readonly hidden: readonly HiddenReason[];
}

/** Joins the registered gateways with the merchant's rows. Rows without a gateway are only good for their titles. */
@Injectable()
export class FindMethods {
  private readonly joined = new WeakMap<readonly MethodRow[], readonly ConfiguredMethod[]>();

  constructor(private readonly rows: MethodRows, private readonly registry: GatewayRegistry, private readonly config: Config) {}

  /** Joined once for rows that are kept. */
  async configured(): Promise<readonly ConfiguredMethod[]> {
    const rows = await this.rows.read();
    let joined = this.joined.get(rows);
    if (!joined) this.joined.set(rows, joined = join(rows, this.registry));
    return joined;
  }

  /** Past the cache, for administrators. */
  async configuredNow(): Promise<readonly ConfiguredMethod[]> {
    return join(await this.rows.readFresh(), this.registry);
  }

  async allOffered(): Promise<OfferedMethod[]> {
    return (await this.configured()).filter(({ hidden }) => hidden.length === 0).map(({ method }) => method);
  }

  async offered(keyOrId: string | number): Promise<OfferedMethod> {
    const wanted = String(keyOrId);
    const found = (await this.allOffered()).find(({ key, id }) => key === wanted || String(id) === wanted);
    if (!found) throw paymentErrors.unknown_payment_method();
    return found;
  }

  async known(key: string): Promise<OfferedMethod | null> {
    return (await this.configured()).find(({ method }) => method.key === key)?.method ?? null;
  }

  async describe(key: string, language: Language): Promise<{ key: string; title: string } | null> {
    const title = (await this.titles()).get(key);
    return title ? { key, title: pick(title, language, this.config.language) || key } : null;
  }

  async titles(): Promise<ReadonlyMap<string, Localized>> {
    const rows = await this.rows.read();
    return new Map(rows.map((row) => [row.key, textOr(row.title, this.registry.get(row.key)?.title)]));
  }
}

function join(rows: readonly MethodRow[], registry: GatewayRegistry): ConfiguredMethod[] {
  return rows.flatMap((row) => {
    const gateway = registry.get(row.key);
    if (!gateway) return [];
    const method = methodOf(row, gateway);
    const hidden = hiddenBecause({
      active: row.active, paymentsEnabled: row.payments_enabled, declarations: gateway.settings, values: method.settings,
    });
    return [{ row, method, hidden }];
  });
}

function methodOf(row: MethodRow, gateway: PaymentGateway): OfferedMethod {
  const title = textOr(row.title, gateway.title);
  const description = textOr(row.description, {});
  const settings: SettingValues = { ...withDefaults(gateway.settings, row.settings), title, description };
  return {
    id: row.id, key: row.key, title, description, gateway, settings,
    offline: gateway.awaits !== undefined,
    awaits: gateway.awaits ?? 'pending',
    terms: gateway.paymentTerms?.(copySettings(settings)) ?? 0,
    confirmsItself: gateway.confirmsItself?.(copySettings(settings)) ?? false,
    ownMail: gateway.ownMail ?? false,
  };
}

const textOr = (text: Localized, fallback: Localized | undefined): Localized => (isEmptySetting(text) ? fallback ?? {} : text);

import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { ShopSettings } from '../../settings/index.js';
import { MethodRows, type MethodRow } from '../data/method-rows.js';
import { configureMethod, textOr, type ConfiguredMethod } from '../domain/configured-method.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod } from '../payment.types.js';
import { GatewayRegistry } from './gateway-registry.js';

/** Joins the registered gateways with the merchant's rows. Rows without a gateway are only good for their titles. */
@Injectable()
export class FindMethods {
  private readonly joined = new WeakMap<readonly MethodRow[], readonly ConfiguredMethod[]>();

  constructor(
    private readonly rows: MethodRows,
    private readonly registry: GatewayRegistry,
    private readonly shop: ShopSettings,
  ) {}

  /** Joined once for rows that are kept. */
  async configured(): Promise<readonly ConfiguredMethod[]> {
    const rows = await this.rows.read();
    let joined = this.joined.get(rows);
    if (!joined) this.joined.set(rows, (joined = join(rows, this.registry)));
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

  async allKnown(): Promise<OfferedMethod[]> {
    return (await this.configured()).map(({ method }) => method);
  }

  async offeredByKey(wanted: string): Promise<OfferedMethod> {
    const found = (await this.allOffered()).find(({ key }) => key === wanted);
    if (!found) throw paymentErrors.unknown_payment_method();
    return found;
  }

  async known(key: string): Promise<OfferedMethod | null> {
    return (await this.configured()).find(({ method }) => method.key === key)?.method ?? null;
  }

  async describe(key: string, language: Language): Promise<{ key: string; title: string } | null> {
    const title = (await this.titles()).get(key);
    return title ? { key, title: pick(title, language, this.shop.language) || key } : null;
  }

  async titles(): Promise<ReadonlyMap<string, Localized>> {
    const rows = await this.rows.read();
    return new Map(rows.map((row) => [row.key, textOr(row.title, this.registry.get(row.key)?.title)]));
  }
}

function join(rows: readonly MethodRow[], registry: GatewayRegistry): ConfiguredMethod[] {
  return rows.flatMap((row) => {
    const gateway = registry.get(row.key);
    return gateway ? [configureMethod(row, gateway)] : [];
  });
}

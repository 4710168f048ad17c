import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SettingDeclaration } from '#contracts';
import { InstalledPlugins } from './installed-plugins.js';
import { PluginError } from './plugin-error.js';
import { declarationProblem, type Declared } from './declaration-problem.js';

export interface Wanted {
  /** For messages, e.g. `payment gateway`. */
  readonly kind: string;
  /** What its decorator notes on a class. */
  readonly marker: symbol;
  /** The one operation that each must have. */
  readonly operation: string;
  /** Settings that each of them has beside its own. */
  readonly common: readonly SettingDeclaration[];
}

/** Finds what is decorated as a gateway or shipping provider, in whichever module it is a provider. */
@Injectable()
export class DecoratedProviders {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly plugins: InstalledPlugins,
  ) {}

  /**
   * By key, in the order of the modules. All instances must have been made: call it from `onModuleInit` on.
   * @throws PluginError for a declaration that cannot be used, and for a key that two have
   */
  byKey<T extends Declared>({ kind, marker, operation, common }: Wanted): ReadonlyMap<string, T> {
    const found = new Map<string, { instance: T; className: string }>();
    for (const wrapper of this.discovery.getProviders()) {
      const type = wrapper.metatype;
      if (typeof type !== 'function' || Reflect.getMetadata(marker, type) !== true || wrapper.isAlias) continue;
      const fail = (problem: string): never => {
        throw new PluginError(
          this.plugins.ownerOf(wrapper.host?.metatype)?.packageName ?? 'of the shop',
          type.name,
          problem,
        );
      };
      if (!wrapper.isDependencyTreeStatic()) fail(`a ${kind} must not be request-scoped`);
      const instance = wrapper.instance as T;
      const problem = declarationProblem(instance, operation, common);
      if (problem !== null) fail(problem);
      const other = found.get(instance.key);
      if (other) fail(`the key "${instance.key}" is taken by ${other.className}`);
      found.set(instance.key, { instance, className: type.name });
    }
    return new Map([...found].map(([key, { instance }]) => [key, instance]));
  }
}

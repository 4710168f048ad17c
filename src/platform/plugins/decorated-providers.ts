import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SettingDeclaration } from '#contracts';
import { InstalledPlugins } from './installed-plugins.js';
import { PluginError } from './plugin-error.js';
import { declarationProblem, type Declared } from './declaration-problem.js';

export interface Wanted {
  /** Name of the kind in messages, e.g. `payment gateway`. */
  readonly kind: string;
  /** Metadata key that the decorator sets on a class. */
  readonly marker: symbol;
  /** The operation that each provider must have. */
  readonly operation: string;
  /** Settings that each provider has in addition to its own. */
  readonly common: readonly SettingDeclaration[];
}

/** Finds gateways and shipping providers in the modules of the application by their decorators. */
@Injectable()
export class DecoratedProviders {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly plugins: InstalledPlugins,
  ) {}

  /**
   * Returns the providers by key, in the order of the modules. All instances must exist, so call it in `onModuleInit`
   * or later.
   * @throws PluginError for an invalid declaration, and for a key that two providers have
   */
  byKey<T extends Declared>({ kind, marker, operation, common }: Wanted): ReadonlyMap<string, T> {
    return this.checked<T>(kind, marker, (instance) => declarationProblem(instance, operation, common));
  }

  /**
   * Returns providers of a kind with its own checks, by key. The rules of `byKey` apply.
   * @param problemOf why an instance cannot be registered, as the end of a sentence; null if it can
   * @throws PluginError
   */
  checked<T extends { readonly key: string }>(
    kind: string,
    marker: symbol,
    problemOf: (instance: T) => string | null,
  ): ReadonlyMap<string, T> {
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
      const problem = problemOf(instance);
      if (problem !== null) fail(problem);
      const other = found.get(instance.key);
      if (other) fail(`the key "${instance.key}" is taken by ${other.className}`);
      found.set(instance.key, { instance, className: type.name });
    }
    return new Map([...found].map(([key, { instance }]) => [key, instance]));
  }
}

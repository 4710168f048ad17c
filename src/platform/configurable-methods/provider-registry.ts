import { Inject, Injectable } from '@nestjs/common';
import { DecoratedProviders } from '../plugins/decorated-providers.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';

/** The gateways or shipping providers of all modules by key. Complete after all modules were instantiated. */
@Injectable()
export class ProviderRegistry<P extends MethodProvider = MethodProvider> {
  private found: ReadonlyMap<string, P> | null = null;

  constructor(
    @Inject(METHOD_KIND) private readonly kind: Pick<MethodKind, 'provider' | 'common' | 'shared'>,
    private readonly decorated: DecoratedProviders,
  ) {}

  private get providers(): ReadonlyMap<string, P> {
    const { provider, common, shared = [] } = this.kind;
    return (this.found ??= this.decorated.byKey<P>({ ...provider, common: [...common, ...shared] }));
  }

  get(key: string): P | undefined {
    return this.providers.get(key);
  }

  all(): P[] {
    return [...this.providers.values()];
  }
}

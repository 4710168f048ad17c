import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedValues } from '../jobs/sealed-values.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** Registers the secrets of methods with the job that encrypts stored secrets with the current key. */
@Injectable()
export class ResealSecrets implements OnModuleInit {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly sealed: SealedValues,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
  ) {}

  onModuleInit(): void {
    this.sealed.register(this.kind.resealedAs, () =>
      this.rows.reseal((provider) => this.registry.get(provider)?.settings ?? []),
    );
  }
}

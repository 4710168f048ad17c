import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { SealedValues } from '../../platform/jobs/sealed-values.js';
import { Database } from '../../platform/database/database.js';
import { resealMethods } from '../../platform/setting-fields/index.js';
import { methodSealer } from '../data/method-rows.js';
import { GatewayRegistry } from './gateway-registry.js';

/** The gateways' secret settings belong to what is sealed again with the current key. */
@Injectable()
export class ResealSecrets implements OnModuleInit {
  constructor(
    private readonly sealed: SealedValues,
    private readonly database: Database,
    private readonly registry: GatewayRegistry,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.sealed.register('payment_methods', () =>
      resealMethods(
        this.database,
        'payment_method',
        methodSealer(this.config),
        (key) => this.registry.get(key)?.settings ?? [],
      ),
    );
  }
}

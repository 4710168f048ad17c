import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { poolOptions } from './pool-options.js';
import { Replicas } from './replicas.js';

/** The read replicas with the limits of the primary. */
@Injectable()
export class ReplicaPool extends Replicas implements OnApplicationShutdown {
  constructor(config: Config) {
    super(config.replicaUrls, { max: config.poolSize, ...poolOptions });
  }

  onApplicationShutdown(): Promise<void> {
    return this.end();
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, systemClock, type Clock } from '#kernel';
import { Config } from './config.js';

/** The checked settings and the clock, for every module. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config, clock: Clock = systemClock): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: CLOCK, useValue: clock },
      ],
      exports: [Config, CLOCK],
    };
  }
}

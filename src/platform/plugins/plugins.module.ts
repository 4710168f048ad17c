import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DecoratedProviders } from './decorated-providers.js';
import { InstalledPlugins } from './installed-plugins.js';

/** The plugins as modules of the application, and for everyone what they brought along. */
@Global()
@Module({})
export class PluginsModule {
  static with(plugins: InstalledPlugins): DynamicModule {
    return {
      module: PluginsModule,
      imports: [DiscoveryModule, ...plugins.all.map(({ type }) => type)],
      providers: [{ provide: InstalledPlugins, useValue: plugins }, DecoratedProviders],
      exports: [InstalledPlugins, DecoratedProviders],
    };
  }
}

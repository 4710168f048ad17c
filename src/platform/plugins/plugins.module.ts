import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DecoratedProviders } from './decorated-providers.js';
import { InstalledPlugins } from './installed-plugins.js';

/** Imports the plugins as modules, and provides their declarations to all modules. */
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

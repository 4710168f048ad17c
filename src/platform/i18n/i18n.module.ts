import { Global, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { I18nJsonLoader, I18nModule as NestI18nModule, type I18nResolver } from 'nestjs-i18n';
import { projectFolder } from '../config/project-folder.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { checkTranslations } from './check-translations.js';
import { Messages } from './messages.js';

/**
 * The language is decided once, by our own first middleware; without any resolver the package complains at every start.
 */
@Injectable()
class NoResolver implements I18nResolver {
  resolve(): undefined {
    return undefined;
  }
}

/** The sentences of the shop and of its plugins. */
@Global()
@Module({})
export class I18nModule {
  /** @throws PluginError when two have the same sentence */
  static with(plugins: InstalledPlugins): DynamicModule {
    const shop = projectFolder('i18n');
    checkTranslations(shop, plugins);
    const folders = [shop, ...plugins.translations];
    const i18n = NestI18nModule.forRoot({
      fallbackLanguage: 'en',
      fallbacks: {},
      loaders: folders.map((path) => new I18nJsonLoader({ path, watch: false })),
      disableMiddleware: true,
      resolvers: [NoResolver],
      logging: false,
    });
    return { module: I18nModule, imports: [i18n], providers: [Messages], exports: [Messages] };
  }
}

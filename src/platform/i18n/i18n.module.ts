import { Injectable, Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { I18nService, I18nJsonLoader, I18nModule as NestI18nModule, type I18nResolver } from 'nestjs-i18n';
import { withoutDirectionControls, type Language } from '#kernel';
import { projectFolder } from '../config/project-folder.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { checkTranslations } from './check-translations.js';

/** Inserted into a value that looks like a reference to another text, so that it is not resolved. */
const GUARD = '\uE002';

/** The shop's sentences. Keys are `<file>.<path>` below i18n/<language>/. */
@Injectable()
export class Messages {
  constructor(private readonly i18n: I18nService) {}

  /**
   * `args` fill `{name}`; `args.count` selects the plural. Direction controls in values are removed: they would reverse
   * the rest of the text.
   */
  translate(language: Language, key: string, args: Record<string, unknown> = {}): string {
    // the package would resolve `$t(...)` in user input, and throw at a malformed one
    const typed = Object.entries(args).filter(
      (arg): arg is [string, string] => typeof arg[1] === 'string' && arg[1].includes('$t('),
    );
    if (typed.length === 0) return withoutDirectionControls(this.sentence(language, key, args));
    const guarded = {
      ...args,
      ...Object.fromEntries(typed.map(([name, text]) => [name, text.replaceAll('$t(', `$${GUARD}t(`)])),
    };
    return withoutDirectionControls(this.sentence(language, key, guarded).replaceAll(GUARD, ''));
  }

  /** The key itself if it names no text: nestjs-i18n returns an object for a group of texts or a prototype. */
  private sentence(language: Language, key: string, args: Record<string, unknown>): string {
    const found: unknown = this.i18n.translate(key, { lang: language, args });
    return typeof found === 'string' ? found : key;
  }
}

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
    // its interceptor would look for the language of every request again, and keep it where nothing of ours reads it
    const providers = i18n.providers!.filter((one) => !('provide' in one && one.provide === APP_INTERCEPTOR));
    return { module: I18nModule, imports: [{ ...i18n, providers }], providers: [Messages], exports: [Messages] };
  }
}

import { Injectable, Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { I18nService, I18nJsonLoader, I18nModule as NestI18nModule, type I18nResolver } from 'nestjs-i18n';
import { withoutDirectionControls, type Language } from '#kernel';
import { projectFolder } from '../config/project-folder.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { checkTranslations } from './check-translations.js';

/** Character inserted into values that look like a reference to another text, so that the reference is not resolved. */
const GUARD = '\uE002';

/** Translates texts. Keys are `<file>.<path>` below i18n/<language>/. */
@Injectable()
export class Messages {
  constructor(private readonly i18n: I18nService) {}

  /**
   * `args` replaces `{name}`; `args.count` selects the plural form. Direction controls are removed from values, because
   * they would reverse the rest of the text.
   */
  translate(language: Language, key: string, args: Record<string, unknown> = {}): string {
    // nestjs-i18n would resolve `$t(...)` in user input, and throw at a malformed one.
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

  /**
   * The text, or the key itself if there is none: nestjs-i18n returns an object for a group of texts or a prototype.
   */
  private sentence(language: Language, key: string, args: Record<string, unknown>): string {
    const found: unknown = this.i18n.translate(key, { lang: language, args });
    return typeof found === 'string' ? found : key;
  }
}

/**
 * A resolver that resolves nothing, because the first middleware determines the language; without any resolver
 * nestjs-i18n logs a complaint at every start.
 */
@Injectable()
class NoResolver implements I18nResolver {
  resolve(): undefined {
    return undefined;
  }
}

/** Texts of the shop and of its plugins. */
@Global()
@Module({})
export class I18nModule {
  /** @throws PluginError if two of them define the same text */
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
    // The interceptor of nestjs-i18n is not used: it would determine the language of every request again.
    const providers = i18n.providers!.filter((one) => !('provide' in one && one.provide === APP_INTERCEPTOR));
    return { module: I18nModule, imports: [{ ...i18n, providers }], providers: [Messages], exports: [Messages] };
  }
}

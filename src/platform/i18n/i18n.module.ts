import { Global, Injectable, Module } from '@nestjs/common';
import { I18nModule as NestI18nModule, type I18nResolver } from 'nestjs-i18n';
import { projectFolder } from '../config/project-folder.js';
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

@Global()
@Module({
  imports: [
    NestI18nModule.forRoot({
      fallbackLanguage: 'en',
      fallbacks: {},
      loaderOptions: { path: projectFolder('i18n'), watch: false },
      disableMiddleware: true,
      resolvers: [NoResolver],
      logging: false,
    }),
  ],
  providers: [Messages],
  exports: [Messages],
})
export class I18nModule {}

import { Global, Module } from '@nestjs/common';
import { I18nModule as NestI18nModule } from 'nestjs-i18n';
import { projectFolder } from '../config/project-folder.js';
import { Messages } from './messages.js';

@Global()
@Module({
  imports: [
    NestI18nModule.forRoot({
      fallbackLanguage: 'en',
      fallbacks: {},
      loaderOptions: { path: projectFolder('i18n'), watch: false },
      // the language is decided once, by our own first middleware
      disableMiddleware: true,
      resolvers: [],
      logging: false,
    }),
  ],
  providers: [Messages],
  exports: [Messages],
})
export class I18nModule {}

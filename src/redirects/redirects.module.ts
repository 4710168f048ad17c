import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RedirectEntity } from './data/redirect.entity.js';
import { RedirectsController } from './http/redirects.controller.js';
import { ListRedirects } from './list-redirects.js';
import { Redirects } from './redirects.js';

/** Redirects from former addresses. Global, because every module whose records have pages stores redirects. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RedirectEntity])],
  controllers: [RedirectsController],
  providers: [ListRedirects, Redirects],
  exports: [Redirects],
})
export class RedirectsModule {}

import { Module } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade.js';

@Module({
  providers: [CatalogFacade],
  exports: [CatalogFacade],
})
export class CatalogModule {}

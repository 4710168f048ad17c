import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentFacade } from './content.facade.js';
import { ContentPageEntity } from './data/content-page.entity.js';
import { PageRows } from './data/page-rows.js';
import { AdminPagesController } from './http/admin-pages.controller.js';
import { PagesController } from './http/pages.controller.js';
import { ChangePage } from './use-cases/change-page.js';
import { CreatePage } from './use-cases/create-page.js';
import { DeletePage } from './use-cases/delete-page.js';
import { FindPages } from './use-cases/find-pages.js';
import { OrderPages } from './use-cases/order-pages.js';
import { PreviewText } from './use-cases/preview-text.js';
import { ReadPages } from './use-cases/read-pages.js';

/** The shop's content pages: terms, privacy, delivery, contact, and others. */
@Module({
  imports: [TypeOrmModule.forFeature([ContentPageEntity])],
  controllers: [PagesController, AdminPagesController],
  providers: [
    PageRows,
    FindPages,
    ReadPages,
    CreatePage,
    ChangePage,
    DeletePage,
    OrderPages,
    PreviewText,
    ContentFacade,
  ],
  exports: [ContentFacade],
})
export class ContentModule {}

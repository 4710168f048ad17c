import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { PageModule } from '../page/page.module.js';
import { ContentPageController } from './content-page.controller.js';
import { ShowText } from './show-text.js';

/** The shop's own texts, each on a page. */
@Module({ imports: [ContentModule, PageModule], controllers: [ContentPageController], providers: [ShowText] })
export class ContentPagesModule {}

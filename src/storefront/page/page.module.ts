import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { CustomerModule } from '../../customer/index.js';
import { ScriptModule } from '../script/script.module.js';
import { AssetsController } from './assets.controller.js';
import { DescribePage } from './describe-page.js';
import { CachePage } from './cache-page.js';
import { CarriedForms } from './carried-forms.js';
import { Fonts } from './fonts.js';
import { PageFilters } from './page-filters.js';
import { PersonalizePage } from './personalize-page.js';
import { ReadVisitor } from './read-visitor.js';
import { Refusals } from './refusals.js';
import { RenderTools } from './render-tools.js';
import { ShowPage } from './show-page.js';
import { Stylesheet } from './stylesheet.js';

/** Common parts of all pages: layout, personal parts, styles, error messages. */
@Module({
  imports: [CartModule, CatalogModule, ContentModule, CustomerModule, ScriptModule],
  controllers: [AssetsController],
  providers: [
    DescribePage,
    CachePage,
    CarriedForms,
    Fonts,
    PageFilters,
    PersonalizePage,
    ReadVisitor,
    Refusals,
    RenderTools,
    ShowPage,
    Stylesheet,
  ],
  exports: [CarriedForms, Refusals, ShowPage, Stylesheet],
})
export class PageModule {}

import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { ContentModule } from '../../content/index.js';
import { PaymentModule } from '../../payment/index.js';
import { ShippingModule } from '../../shipping/index.js';
import { PageModule } from '../page/page.module.js';
import { CategoryPageController } from './category.controller.js';
import { HomeController } from './home.controller.js';
import { CachedSitemap } from './cached-sitemap.js';
import { MakeList } from './make-list.js';
import { MakeSitemap } from './make-sitemap.js';
import { RobotsController } from './robots.controller.js';
import { SearchPageController } from './search.controller.js';
import { SendSitemap } from './send-sitemap.js';
import { ShowCategory } from './show-category.js';
import { ShowHome } from './show-home.js';
import { ShowSearch } from './show-search.js';
import { ShowTrust } from './show-trust.js';
import { SitemapController } from './sitemap.controller.js';

/** Pages for finding products: home, categories, search; sitemap and robots.txt. */
@Module({
  imports: [CatalogModule, ContentModule, PageModule, PaymentModule, ShippingModule],
  controllers: [HomeController, CategoryPageController, SearchPageController, SitemapController, RobotsController],
  providers: [CachedSitemap, MakeList, MakeSitemap, SendSitemap, ShowCategory, ShowHome, ShowSearch, ShowTrust],
})
export class CatalogPagesModule {}

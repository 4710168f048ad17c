import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { CustomerModule } from '../../customer/index.js';
import { OrderModule } from '../../order/index.js';
import { ShippingModule } from '../../shipping/index.js';
import { SearchController } from './http/search.controller.js';
import { SearchPanel } from './search-panel.js';

/** Search over the whole panel. */
@Module({
  imports: [CatalogModule, CustomerModule, OrderModule, ShippingModule],
  controllers: [SearchController],
  providers: [SearchPanel],
})
export class SearchModule {}

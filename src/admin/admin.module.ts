import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CustomerModule } from '../customer/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { ShippingModule } from '../shipping/index.js';
import { PanelAccessModule } from './access/panel-access.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { LoadAdminJs } from './panel/load-adminjs.js';
import { PanelAssets } from './panel/panel-assets.js';
import { PanelController } from './panel/panel.controller.js';
import { PanelTexts } from './panel/panel-texts.js';
import { ShowPanel } from './panel/show-panel.js';
import { SalesFigures } from './reports/data/sales-figures.js';
import { ExportSalesReport } from './reports/export-sales-report.js';
import { SalesReportController } from './reports/http/sales-report.controller.js';
import { ReadSalesReport } from './reports/read-sales-report.js';
import { SearchController } from './search/http/search.controller.js';
import { SearchPanel } from './search/search-panel.js';

/** The administration panel at /admin, with its search over all modules and its reports. */
@Module({
  imports: [
    CatalogModule,
    CustomerModule,
    OrderModule,
    PaymentModule,
    ShippingModule,
    DashboardModule,
    PanelAccessModule,
  ],
  controllers: [PanelController, SalesReportController, SearchController],
  providers: [
    LoadAdminJs,
    PanelAssets,
    PanelTexts,
    ShowPanel,
    ExportSalesReport,
    ReadSalesReport,
    SalesFigures,
    SearchPanel,
  ],
})
export class AdminModule {}

import { Module } from '@nestjs/common';
import { PanelAccessModule } from './access/panel-access.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { LoadAdminJs } from './panel/load-adminjs.js';
import { PanelAssets } from './panel/panel-assets.js';
import { PanelController } from './panel/panel.controller.js';
import { PanelTexts } from './panel/panel-texts.js';
import { ShowPanel } from './panel/show-panel.js';
import { ReportsModule } from './reports/reports.module.js';
import { SearchModule } from './search/search.module.js';

/** The administrator's panel at /admin. */
@Module({
  imports: [DashboardModule, PanelAccessModule, ReportsModule, SearchModule],
  controllers: [PanelController],
  providers: [LoadAdminJs, PanelAssets, PanelTexts, ShowPanel],
})
export class AdminModule {}

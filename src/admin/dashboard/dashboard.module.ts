import { Module } from '@nestjs/common';
import { DocumentModule } from '../../document/index.js';
import { ContentModule } from '../../content/index.js';
import { OrderModule } from '../../order/index.js';
import { OrderManagementModule } from '../../order-management/index.js';
import { PaymentModule } from '../../payment/index.js';
import { CartModule } from '../../cart/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { ReconciliationModule, RefundsModule } from '../../reconciliation/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ShippingModule } from '../../shipping/index.js';
import { CountOpenWork } from './count-open-work.js';
import { CountersController } from './http/counters.controller.js';
import { DashboardController } from './http/dashboard.controller.js';
import { DashboardFacts } from './dashboard-facts.js';
import { ReadBankWork } from './read-bank-work.js';
import { ReadDashboard } from './read-dashboard.js';
import { ReadFirstSteps } from './read-first-steps.js';
import { ReadNotices } from './read-notices.js';
import { ReadSystemState } from './system-state.js';

@Module({
  imports: [
    CartModule,
    CatalogModule,
    ContentModule,
    DocumentModule,
    OrderManagementModule,
    OrderModule,
    PaymentModule,
    ReconciliationModule,
    RefundsModule,
    SettingsModule,
    ShippingModule,
  ],
  controllers: [CountersController, DashboardController],
  providers: [CountOpenWork, DashboardFacts, ReadBankWork, ReadDashboard, ReadFirstSteps, ReadNotices, ReadSystemState],
})
export class DashboardModule {}

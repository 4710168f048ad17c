import { Module } from '@nestjs/common';
import { PaymentModule } from '../../payment/index.js';
import { SalesFigures } from './data/sales-figures.js';
import { ExportSalesReport } from './export-sales-report.js';
import { SalesReportController } from './http/sales-report.controller.js';
import { ReadSalesReport } from './read-sales-report.js';

/** Reports over orders and the catalog. */
@Module({
  imports: [PaymentModule],
  controllers: [SalesReportController],
  providers: [ExportSalesReport, ReadSalesReport, SalesFigures],
})
export class ReportsModule {}

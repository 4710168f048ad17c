import { Module } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { OrderModule } from '../../order/index.js';
import { PaymentModule } from '../../payment/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import { PayoutRows } from './data/payout-rows.js';
import { RefundFileRows } from './data/refund-file-rows.js';
import { RefundPrivacy } from './data/refund-privacy.js';
import { RefundRows } from './data/refund-rows.js';
import { PersonalRefundData } from './http/personal-refund-data.js';
import { RefundFilesController } from './http/refund-files.controller.js';
import { RefundsController } from './http/refunds.controller.js';
import { ComposePayments } from './use-cases/compose-payments.js';
import { CreateRefundFile } from './use-cases/create-refund-file.js';
import { DiscardRefundFile } from './use-cases/discard-refund-file.js';
import { DownloadRefundFile } from './use-cases/download-refund-file.js';
import { DueRefunds } from './use-cases/due-refunds.js';
import { FindPayouts } from './use-cases/find-payouts.js';
import { ListRefunds } from './use-cases/list-refunds.js';
import { SetReceiver } from './use-cases/set-receiver.js';

/** Pays out refunds by files for the bank, and finds them on statements. */
@Module({
  imports: [OrderModule, PaymentModule],
  controllers: [RefundsController, RefundFilesController],
  providers: [
    AuditLog,
    TransactionRows,
    PayoutRows,
    RefundFileRows,
    RefundPrivacy,
    RefundRows,
    ComposePayments,
    CreateRefundFile,
    DiscardRefundFile,
    DownloadRefundFile,
    DueRefunds,
    FindPayouts,
    ListRefunds,
    PersonalRefundData,
    SetReceiver,
  ],
  exports: [DueRefunds, FindPayouts],
})
export class RefundsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnonymizableOrders } from './data/anonymizable-orders.js';
import { OrderFigures } from './data/order-figures.js';
import { OrderSearch } from './data/order-search.js';
import { OrderHistoryEntity } from './data/order-history.entity.js';
import { OrderLineEntity } from './data/order-line.entity.js';
import { OrderLists } from './data/order-lists.js';
import { OrderEntity } from './data/order.entity.js';
import { OrderStart } from './data/order-start.js';
import { OrderRepository } from './data/order.repository.js';
import { PieceRows } from './data/piece-rows.js';
import { PaymentReminders } from './data/payment-reminders.js';
import { CourierOrders } from './data/courier-orders.js';
import { CustomerPurchases } from './data/purchases.js';
import { TransferCandidates } from './data/transfer-candidates.js';
import { UnpaidOrders } from './data/unpaid-orders.js';
import { OrderMoney } from './order-money.js';
import { OrderFacade } from './order.facade.js';
import { AnonymizeOrders } from './use-cases/anonymize-orders.js';
import { MoveOrder } from './use-cases/move-order.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrderEntity, OrderLineEntity, OrderHistoryEntity])],
  providers: [
    OrderRepository,
    OrderLists,
    CustomerPurchases,
    PaymentReminders,
    UnpaidOrders,
    OrderStart,
    AnonymizableOrders,
    PieceRows,
    MoveOrder,
    AnonymizeOrders,
    OrderFacade,
    OrderMoney,
    OrderFigures,
    OrderSearch,
    CourierOrders,
    TransferCandidates,
  ],
  exports: [
    OrderFacade,
    OrderMoney,
    OrderFigures,
    OrderSearch,
    CourierOrders,
    PaymentReminders,
    TransferCandidates,
    UnpaidOrders,
  ],
})
export class OrderModule {}

import { Module } from '@nestjs/common';
import { OrderRepository } from './data/order.repository.js';
import { OrderFigures } from './order-figures.js';
import { OrderFacade } from './order.facade.js';
import { InsertOrder } from './use-cases/insert-order.js';
import { FindUnpaid } from './use-cases/find-unpaid.js';
import { AnonymizeOrders } from './use-cases/anonymize-orders.js';
import { ListOrders } from './use-cases/list-orders.js';
import { MoveOrder } from './use-cases/move-order.js';
import { ReadHistory } from './use-cases/read-history.js';
import { SumPurchases } from './use-cases/sum-purchases.js';

@Module({
  providers: [
    OrderRepository,
    InsertOrder,
    MoveOrder,
    ListOrders,
    ReadHistory,
    SumPurchases,
    FindUnpaid,
    AnonymizeOrders,
    OrderFacade,
    OrderFigures,
  ],
  exports: [OrderFacade, OrderFigures],
})
export class OrderModule {}

import { Module } from '@nestjs/common';
import { OrderRepository } from './data/order.repository.js';
import { OrderFacade } from './order.facade.js';
import { CreateOrder } from './use-cases/create-order.js';
import { ListOrders } from './use-cases/list-orders.js';
import { MoveOrder } from './use-cases/move-order.js';
import { ReadHistory } from './use-cases/read-history.js';

@Module({
  providers: [OrderRepository, CreateOrder, MoveOrder, ListOrders, ReadHistory, OrderFacade],
  exports: [OrderFacade],
})
export class OrderModule {}

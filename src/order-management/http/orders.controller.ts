import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { LoadOrder, orderDetailExample, OrderDetailResponse, orderDetailResponse } from '../../order-view/index.js';
import { orderHistoryExample, OrderHistoryResponse, orderHistoryResponse } from '../../order/index.js';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { EditOrder } from '../use-cases/edit-order.js';
import { ListOrderRows } from '../use-cases/list-order-rows.js';
import { ShowOrderHistory } from '../use-cases/show-order-history.js';
import { TrackOrder } from '../use-cases/track-order.js';
import { EditOrderBody, orderEditOf } from './dto/edit-order.dto.js';
import { ExportedOrderResponse } from './dto/exported-order.response.js';
import { ListOrdersQuery, orderSelectionOf } from './dto/list-orders.query.dto.js';
import { OrderRowResponse, orderRowResponse } from './dto/order-list.response.js';
import { ShipmentTrackingResponse, shipmentTrackingResponse } from './dto/shipment-tracking.response.js';
import { orderRowExample, shipmentTrackingExample } from './order-lists.examples.js';

/** Reading and editing of orders, for buyers and the shop. */
@ApiTags('Orders')
@ApiExtraModels(ExportedOrderResponse)
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly rows: ListOrderRows,
    private readonly loadOrder: LoadOrder,
    private readonly orderHistory: ShowOrderHistory,
    private readonly trackOrder: TrackOrder,
    private readonly editOrder: EditOrder,
    private readonly shop: ShopProfile,
  ) {}

  @Get()
  @Access('customer', 'orders:read')
  @Documented({
    summary: 'List orders',
    description:
      'Customers get their own orders; administrators and tokens with `orders:read` get all. Filters ' +
      'combine: all must match. Newest first by default.',
    operationId: 'listOrders',
    response: OrderRowResponse,
    list: true,
    example: listExample([orderRowExample]),
  })
  async list(@CurrentCaller() caller: Caller, @Query() query: ListOrdersQuery): Promise<Answer> {
    const { per_page: limit, offset, page } = query;
    const { rows, total } = await this.rows.page(caller, orderSelectionOf(query, this.shop.timezone), {
      limit,
      offset,
    });
    return listAnswer(rows.map(orderRowResponse), { total, page, per_page: limit });
  }

  @Get(':id')
  @Access('anyone')
  @Documented({
    summary: 'Get an order',
    description:
      'With lines, payments and refunds. Guests send the order key or the cart token with which the order ' +
      'was placed. 404 `order_not_found` if the order belongs to another customer.',
    operationId: 'getOrder',
    guestBy: ['cart', 'orderKey'],
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample),
    errors: ['not_found', 'order_not_found', 'insufficient_scope'],
  })
  async show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<OrderDetailResponse> {
    return orderDetailResponse(await this.loadOrder.byId(caller, id));
  }

  @Get(':id/history')
  @Access('orders:read')
  @RefusesCustomersByRecord()
  @Documented({
    summary: 'Get the history of an order',
    description:
      'Changes of status, payments, edits and notes, oldest first. For administrators and tokens with ' +
      '`orders:read` only.',
    operationId: 'getOrderHistory',
    response: OrderHistoryResponse,
    example: answerExample(orderHistoryExample),
    errors: ['not_found', 'order_not_found', 'forbidden'],
  })
  async history(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<OrderHistoryResponse> {
    return orderHistoryResponse(await this.orderHistory.run(caller, id));
  }

  @Get(':id/tracking')
  @Access('anyone')
  @Documented({
    summary: 'Track the parcel of an order',
    description:
      'Asks the shipping provider. 404 `not_tracked` if the order has no tracking number, or its provider ' +
      'does not track parcels.',
    operationId: 'getOrderTracking',
    guestBy: ['cart', 'orderKey'],
    response: ShipmentTrackingResponse,
    example: answerExample(shipmentTrackingExample),
    errors: ['not_found', 'order_not_found', 'not_tracked', 'unknown_shipping_method', 'insufficient_scope'],
  })
  async tracking(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<ShipmentTrackingResponse> {
    return shipmentTrackingResponse(await this.trackOrder.run(caller, id));
  }

  @Put(':id')
  @Access('orders:write')
  @RefusesCustomersByRecord()
  @Documented({
    summary: 'Update an order',
    description:
      'Addresses and note can change until the order is shipped, lines and shipping method only while ' +
      'nothing is paid; else 409 `not_editable`. The total is calculated again and stock adjusted. Changes ' +
      'the members that are sent.',
    request: { shipping_address: { city: 'Lviv', zip: '79000' }, note: 'Please ring twice' },
    operationId: 'updateOrder',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample, 'Order updated'),
    errors: [
      'not_found',
      'order_not_found',
      'forbidden',
      'not_editable',
      'total_would_change',
      'stale_version',
      'currency_changed',
      'insufficient_stock',
      'out_of_range',
      'product_unavailable',
    ],
  })
  async edit(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EditOrderBody,
  ): Promise<Answer> {
    const order = await this.editOrder.run(caller, id, orderEditOf(body));
    return answer(orderDetailResponse(await this.loadOrder.run(caller, order)), { message: 'order.updated' });
  }
}

import { Amount, Flag, Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus, type PaymentStatus } from '../../../order/index.js';
import type { RecentOrder } from '../read-dashboard.js';

export class RecentOrderResponse {
  @Integer() id!: number;
  @Timestamp() created_at!: Date;
  @Text({ description: 'Name of the buyer, else the email address; empty: erased.' }) customer!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Stage of fulfilment.' }) status!: OrderStatus;
  @OneOf(PAYMENT_STATUSES, { name: 'PaymentStatus', description: 'Payment status, derived from payments and refunds.' })
  payment_status!: PaymentStatus;
  @Flag() overdue!: boolean;
  @Flag() is_pickup!: boolean;
  @Amount({ nullable: true, description: 'Total of the order. null for the role support.' }) total!: number | null;
  @Text({ nullable: true, description: 'ISO 4217 code. null for the role support.' }) currency!: string | null;
}

export const recentOrderResponse = (order: RecentOrder): RecentOrderResponse => ({
  id: order.id,
  created_at: order.createdAt,
  customer: order.customer,
  status: order.status,
  payment_status: order.paymentStatus,
  overdue: order.isOverdue,
  is_pickup: order.isPickup,
  total: order.total && order.total.toNumber(),
  currency: order.total && order.total.currency,
});

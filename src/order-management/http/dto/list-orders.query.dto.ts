import { IsBoolean, IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { FieldErrors, readEnd, readMoment } from '#kernel';
import {
  ORDER_SORTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  readStatus,
  STATUS_WORDS,
  type OrderStatus,
  type PaymentStatus,
} from '../../../order/index.js';
import { ORDER_VIEWS, viewFilter, type OrderView } from '../../domain/order-views.js';
import type { OrderSelection } from '../../domain/order-selection.js';

/** Filters and sort order of a list of orders. */
export class ListOrdersQuery extends PageQuery {
  /** Only orders with this status; `canceled` is read as `cancelled`. */
  @ApiProperty({ enum: STATUS_WORDS, enumName: 'OrderStatusWord' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  status?: string;

  /**
   * Only orders that need the same work: `to_confirm` (pending), `awaiting_payment` (as `to_verify`), `to_ship`
   * (paid, processing, ready_for_shipment), `done` (shipped, completed, cancelled).
   */
  @IsOptional()
  @IsIn(ORDER_VIEWS)
  view?: OrderView;

  /** Only orders with the payment method of this key. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  payment_method?: string;

  /** Only orders with the shipping method of this key. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  shipping_method?: string;

  /** Payment status, derived from payments and refunds. */
  @IsOptional()
  @IsIn(PAYMENT_STATUSES)
  payment_status?: PaymentStatus;

  /** Only orders of this customer. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  customer_id?: number;

  /**
   * Earliest time of creation, ISO 8601, inclusive. A date without a time is the start of that day in the shop's
   * time zone.
   */
  @IsOptional()
  @IsTimestamp()
  created_from?: string;

  /**
   * Latest time of creation, ISO 8601, inclusive. A date without a time is the end of that day in the shop's time
   * zone.
   */
  @IsOptional()
  @IsTimestamp()
  created_to?: string;

  /** 1: only orders that wait for a payment whose due date has passed; 0: only the others. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  overdue?: boolean;

  /**
   * 1: only orders with money that an administrator has to confirm: a bank transfer, or cash for a parcel that was
   * shipped.
   */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  to_verify?: boolean;

  /** 1: only orders whose customer reported a transfer that is not confirmed yet. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  payment_reported?: boolean;

  /** 1: only orders whose overpayment the shop decided to keep; 0: all others. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  overpayment_kept?: boolean;

  /** 1: only orders that are paid, or whose overpayment the shop decided to keep; 0: all others. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  payment_settled?: boolean;

  /** 1: only orders that were processed or shipped before their payment was reversed, and that have a balance due. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  payment_reversed?: boolean;

  /** Order number, reference, email address, phone number or name, or a part of one. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** A leading `-` sorts in descending order. */
  @IsOptional()
  @IsIn(ORDER_SORTS)
  sort: string = '-created_at';
}

/**
 * @param timezone of the shop, IANA name
 * @throws 422 at `status` for an unknown status
 */
export const orderSelectionOf = (query: ListOrdersQuery, timezone: string): OrderSelection => ({
  status: query.status === undefined ? null : statusOf(query.status),
  paymentMethod: query.payment_method ?? null,
  shippingMethod: query.shipping_method ?? null,
  paymentStatus: query.payment_status ?? null,
  customerId: query.customer_id ?? null,
  createdFrom: query.created_from ? readMoment(query.created_from, timezone) : null,
  createdBefore: query.created_to ? readEnd(query.created_to, timezone) : null,
  overdue: query.overdue ?? null,
  toVerify: query.to_verify ?? null,
  paymentReported: query.payment_reported ?? null,
  overpaymentKept: query.overpayment_kept ?? null,
  paymentSettled: query.payment_settled ?? null,
  paymentReversed: query.payment_reversed ?? null,
  statuses: null,
  ...viewFilter(query.view ?? null),
  q: query.q?.trim() || null,
  sort: query.sort,
});

function statusOf(text: string): OrderStatus {
  const status = readStatus(text);
  if (status) return status;
  throw new FieldErrors({ status: [{ key: 'validation.unknownStatus', args: { a0: ORDER_STATUSES.join(', ') } }] });
}

import type { ReactElement } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { useText } from '../text/use-text.js';
import { Badge, type Tone } from './parts.js';

type Status = Schemas['OrderStatus'];

const TONES: Record<Status, Tone> = {
  pending: 'info',
  awaiting_payment: 'warn',
  processing: 'info',
  ready_for_shipment: 'info',
  shipped: 'info',
  paid: 'good',
  completed: 'good',
  cancelled: 'neutral',
};

/** Statuses with a different wording for pickup orders. */
const ON_THE_WAY: readonly Status[] = ['ready_for_shipment', 'shipped'];

/** i18n key of an order's status; pickup orders have their own wording. */
export const orderStatusKey = (status: Status, isPickup: boolean): string =>
  isPickup && ON_THE_WAY.includes(status) ? `order.pickup.${status}` : `order.status.${status}`;

interface OrderStatusProps {
  readonly order: { readonly status: Status; readonly is_pickup: boolean };
  /** Shows that the order is overdue. */
  readonly late?: boolean;
}

/** The status of an order. */
export function OrderStatus({ order: { status, is_pickup: isPickup }, late = false }: OrderStatusProps): ReactElement {
  const say = useText();
  return <Badge tone={late ? 'bad' : TONES[status]}>{say(orderStatusKey(status, isPickup))}</Badge>;
}

import { Flag, Text } from '../../../platform/http/openapi/response-properties.js';
import type { TrackedShipment } from '../../use-cases/track-order.js';

/** Where a parcel is, as its shipping provider says. */
export class ShipmentTrackingResponse {
  @Text() tracking_number!: string;
  @Flag({ description: 'false: the provider cannot say.' }) success!: boolean;
  @Text() status!: string;
  @Text() location!: string;
  @Text({ description: 'ISO 8601 date or timestamp; empty when it is not known.' }) estimated_delivery!: string;
}

export const shipmentTrackingResponse = ({ trackingNumber, shipment }: TrackedShipment): ShipmentTrackingResponse => ({
  tracking_number: trackingNumber,
  success: shipment.success,
  status: shipment.status,
  location: shipment.location,
  estimated_delivery: shipment.estimated_delivery,
});

import { Flag, Text } from '../../../platform/http/openapi/response-properties.js';
import type { TrackedShipment } from '../../use-cases/track-order.js';

/** Position of a parcel, as reported by its shipping provider. */
export class ShipmentTrackingResponse {
  @Text({ description: 'Number by which the carrier tracks the parcel.' }) tracking_number!: string;
  @Flag({ description: 'false: the provider gave no information.' }) success!: boolean;
  @Text({ description: "Status as the carrier words it; not one of the shop's statuses." }) status!: string;
  @Text({ description: 'Where the parcel was last seen; empty: not known.' }) location!: string;
  @Text({ description: 'Expected delivery, ISO 8601 date or timestamp; empty: not known.' })
  estimated_delivery!: string;
}

export const shipmentTrackingResponse = ({ trackingNumber, shipment }: TrackedShipment): ShipmentTrackingResponse => ({
  tracking_number: trackingNumber,
  success: shipment.success,
  status: shipment.status,
  location: shipment.location,
  estimated_delivery: shipment.estimated_delivery,
});

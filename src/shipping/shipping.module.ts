import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { configurableMethods } from '../platform/configurable-methods/index.js';
import { ShippingMethodEntity } from './data/shipping-method.entity.js';
import { ShippingSettingsController } from './http/shipping-settings.controller.js';
import { SHIPPING_METHODS } from './shipping-methods.js';
import { ShippingFacade } from './shipping.facade.js';
import { DescribeDelivery } from './use-cases/describe-delivery.js';
import { QuoteShipment } from './use-cases/quote-shipment.js';
import { ShowShippingMethods } from './use-cases/show-shipping-methods.js';
import { TrackParcel } from './use-cases/track-parcel.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShippingMethodEntity])],
  controllers: [ShippingSettingsController],
  providers: [
    ...configurableMethods(SHIPPING_METHODS),
    DescribeDelivery,
    QuoteShipment,
    TrackParcel,
    ShowShippingMethods,
    ShippingFacade,
  ],
  exports: [ShippingFacade],
})
export class ShippingModule {}

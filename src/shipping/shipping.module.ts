import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MethodRows } from './data/method-rows.js';
import { ShippingMethodEntity } from './data/shipping-method.entity.js';
import { ShippingSettingsController } from './http/shipping-settings.controller.js';
import { ShippingFacade } from './shipping.facade.js';
import { ChangeMethod } from './use-cases/change-method.js';
import { EnsureMethods } from './use-cases/ensure-methods.js';
import { FindMethods } from './use-cases/find-methods.js';
import { ReorderMethods } from './use-cases/reorder-methods.js';
import { ProviderRegistry } from './use-cases/provider-registry.js';
import { QuoteShipment } from './use-cases/quote-shipment.js';
import { ReadSettings } from './use-cases/read-settings.js';
import { ResealSecrets } from './use-cases/reseal-secrets.js';
import { TrackParcel } from './use-cases/track-parcel.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShippingMethodEntity])],
  controllers: [ShippingSettingsController],
  providers: [
    ProviderRegistry,
    EnsureMethods,
    MethodRows,
    FindMethods,
    QuoteShipment,
    TrackParcel,
    ReadSettings,
    ChangeMethod,
    ReorderMethods,
    ResealSecrets,
    ShippingFacade,
  ],
  exports: [ShippingFacade],
})
export class ShippingModule {}

import { Global, Module } from '@nestjs/common';
import { ShopProfile } from '../platform/ports/shop-profile.js';
import { ShopSettings } from './shop-settings.js';

/** The shop's settings for reading, for every module. */
@Global()
@Module({
  providers: [ShopSettings, { provide: ShopProfile, useExisting: ShopSettings }],
  exports: [ShopSettings, ShopProfile],
})
export class ShopSettingsModule {}

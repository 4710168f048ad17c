import { Global, Module } from '@nestjs/common';
import { ShopSettings } from './shop-settings.js';

/** The shop's settings for reading, for every module. */
@Global()
@Module({ providers: [ShopSettings], exports: [ShopSettings] })
export class ShopSettingsModule {}

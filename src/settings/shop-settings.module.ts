import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopProfile } from '../platform/shop/shop-profile.js';
import { SettingEntity } from './data/setting.entity.js';
import { ShopSettings } from './shop-settings.js';

/** Provides the shop's settings to every module. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  providers: [ShopSettings, { provide: ShopProfile, useExisting: ShopSettings }],
  exports: [ShopSettings, ShopProfile],
})
export class ShopSettingsModule {}

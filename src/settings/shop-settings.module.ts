import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopProfile } from '../platform/shop/shop-profile.js';
import { FormerMailServerEntity } from './data/former-mail-server.entity.js';
import { SettingEntity } from './data/setting.entity.js';
import { ShopSettings } from './shop-settings.js';

/** Provides the shop's settings to every module. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FormerMailServerEntity, SettingEntity])],
  providers: [ShopSettings, { provide: ShopProfile, useExisting: ShopSettings }],
  exports: [ShopSettings, ShopProfile],
})
export class ShopSettingsModule {}

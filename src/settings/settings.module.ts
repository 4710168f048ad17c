import { Module } from '@nestjs/common';
import { ChangeShopSettings } from './change-shop-settings.js';
import { ShopSettingsController } from './http/shop-settings.controller.js';
import { ShopSettingsModule } from './shop-settings.module.js';
import { TestMail } from './test-mail.js';

/** What an administrator sets of the whole shop: its name, its languages, who its mails come from. */
@Module({
  imports: [ShopSettingsModule],
  controllers: [ShopSettingsController],
  providers: [ChangeShopSettings, TestMail],
})
export class SettingsModule {}

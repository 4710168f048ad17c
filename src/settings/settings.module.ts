import { Module } from '@nestjs/common';
import { ChangeShopSettings } from './change-shop-settings.js';
import { CheckSettings } from './check-settings.js';
import { ShopSettingsController } from './http/shop-settings.controller.js';
import { ResealSmtp } from './reseal-smtp.js';
import { ShopSettingsModule } from './shop-settings.module.js';
import { TestMail } from './test-mail.js';

/** Settings of the whole shop, such as its name, its languages and the sender of its mails. */
@Module({
  imports: [ShopSettingsModule],
  controllers: [ShopSettingsController],
  providers: [ChangeShopSettings, CheckSettings, ResealSmtp, TestMail],
  exports: [TestMail],
})
export class SettingsModule {}

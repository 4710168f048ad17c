export { ShopSettings } from './shop-settings.js';
export { SettingsModule } from './settings.module.js';
export { UploadedPictures } from './uploaded-pictures.js';
export { SettingEntity } from './data/setting.entity.js';
export { colorRules, type ShopColors, type ShopHero } from './shop-look.js';
export { documentLogo, FRESH_SETTINGS, SHOP_KEY, type Seller, type StoredSettings } from './stored-settings.js';
export { TestMail } from './test-mail.js';

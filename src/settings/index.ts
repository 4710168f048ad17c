export { ShopSettings } from './shop-settings.js';
export { ShopModule } from './shop.module.js';
export { FRESH_SETTINGS, SHOP_KEY, type StoredSettings } from './stored-settings.js';

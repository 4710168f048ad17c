export { isEmptyShop } from './is-empty-shop.js';
export { seedDemoShop } from './seed-demo-shop.js';

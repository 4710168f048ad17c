export { isEmptyShop, seedDemoShop } from './seed-demo-shop.js';

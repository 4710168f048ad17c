export { StorefrontModule } from './storefront.module.js';

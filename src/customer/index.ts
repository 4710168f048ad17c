export { CustomerModule } from './customer.module.js';

export { CustomerModule } from './customer.module.js';
export { CustomerFacade } from './customer.facade.js';
export { CustomerEntity } from './data/customer.entity.js';
export type { CustomerContact } from './customer.types.js';

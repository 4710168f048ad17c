export { CustomerModule } from './customer.module.js';
export { CustomerFacade, INSERT_GUEST } from './customer.facade.js';
export { CustomerEntity } from './data/customer.entity.js';

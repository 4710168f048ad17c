export { CustomerModule } from './customer.module.js';
export { CustomerFacade, type ListName } from './customer.facade.js';
export { INSERT_GUEST } from './data/customer-rows.js';
export { CustomerSearch, type FoundCustomer } from './data/customer-search.js';
export { CustomerEntity } from './data/customer.entity.js';
export type { ListedIds } from './data/product-lists.js';
export { EraseBody } from './http/dto/customers.dto.js';
export { changesOf, ProfileBody, RegisterBody, registrationOf } from './http/dto/customer.dto.js';

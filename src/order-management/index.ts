export { OrderManagementFacade } from './order-management.facade.js';
export { OrderManagementModule } from './order-management.module.js';

export { DocumentModule } from './document.module.js';
export { DocumentFacade } from './document.facade.js';

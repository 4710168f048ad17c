export { DocumentModule } from './document.module.js';
export { DocumentFacade, type PaymentPicture } from './document.facade.js';

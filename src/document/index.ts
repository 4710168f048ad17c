export { DocumentModule } from './document.module.js';
export { DocumentFacade, type PaymentPicture } from './document.facade.js';
export type { ValidDocument } from './use-cases/list-valid-documents.js';
export { MailDocuments, type LinkedDocument } from './use-cases/mail-documents.js';
export { MailCode, type MailedCode } from './use-cases/mail-code.js';
export { LetterheadPictures } from './letterhead-pictures.js';

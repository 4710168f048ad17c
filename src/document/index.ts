export { DocumentModule } from './document.module.js';
export { DocumentFacade, type PaymentPicture } from './document.facade.js';
export { MailCreditNotes, type LinkedCreditNote } from './use-cases/mail-credit-notes.js';
export { MailCode, type MailedCode } from './use-cases/mail-code.js';
export { LetterheadPictures } from './letterhead-pictures.js';

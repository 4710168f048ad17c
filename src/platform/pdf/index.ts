export { NoBrowser } from './chromium/find-browser.js';
export { PdfModule } from './pdf.module.js';
export { PdfPrinter } from './pdf-printer.js';

export { NoBrowser } from './chromium/find-browser.js';
export { PdfModule, PdfPrinter } from './pdf-printer.js';

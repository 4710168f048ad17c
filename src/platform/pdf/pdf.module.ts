import { Global, Module } from '@nestjs/common';
import { PdfPrinter } from './pdf-printer.js';

@Global()
@Module({ providers: [PdfPrinter], exports: [PdfPrinter] })
export class PdfModule {}

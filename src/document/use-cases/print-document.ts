import { Injectable } from '@nestjs/common';
import { dateText, type Language } from '#kernel';
import { PdfPrinter } from '../../platform/pdf/index.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { Templates } from '../../platform/templating/templates.js';
import { drawCode } from '../codes/draw-code.js';
import type { RowWithContent } from '../data/invoice-row.js';
import { embedFacturX } from '../e-invoice/embed-factur-x.js';
import { Letterhead } from './letterhead.js';
import { WriteEInvoice } from './write-e-invoice.js';

const aboutOf = ({ content, issued_at: at }: RowWithContent) => ({
  title: content.number,
  author: content.seller.name,
  at,
});

/** Prints an invoice or a credit note from its stored content. If the settings say so, the PDF contains the XML. */
@Injectable()
export class PrintDocument {
  constructor(
    private readonly templates: Templates,
    private readonly printer: PdfPrinter,
    private readonly shop: ShopProfile,
    private readonly eInvoices: WriteEInvoice,
    private readonly letterhead: Letterhead,
  ) {}

  async run(document: RowWithContent, signal: AbortSignal): Promise<Buffer> {
    const { language } = document;
    const shop = await this.letterhead.of(document.content.shop);
    const html =
      document.kind === 'credit_note'
        ? await this.render('credit-note', { note: { ...document.content, shop } }, language)
        : await this.render('invoice', { invoice: { ...(await this.variables(document)), shop } }, language);
    const pdf = await this.printer.print(html, signal);
    const xml = this.eInvoices.embedded(document);
    return xml ? embedFacturX(pdf, xml, aboutOf(document)) : pdf;
  }

  private render(name: string, variables: object, language: Language): Promise<string> {
    return this.templates.render(`invoice/${name}`, { ...variables, language }, language);
  }

  /** Returns the variables of the template. A cancelled invoice is marked as cancelled and has no payment details. */
  private async variables(document: Extract<RowWithContent, { kind: 'invoice' }>): Promise<object> {
    const { content, language, cancelled_at: cancelledAt } = document;
    const { code } = content.payment;
    const payment = cancelledAt
      ? { ...content.payment, dueAt: null, bank: null, instructions: '', code: null }
      : { ...content.payment, code: code && { ...code, picture: await drawCode(code.text, code.kind) } };
    return { ...content, cancelled: cancelledAt && dateText(cancelledAt, language, this.shop.timezone), payment };
  }
}

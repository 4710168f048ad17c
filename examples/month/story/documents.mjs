import { keep } from './import-statement.mjs';

/** Parts of the XML that an invoice and the credit note of the whole order have in common. */
const EQUAL = {
  cii: [
    /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/gs,
    /<ram:SellerTradeParty>.*?<\/ram:SellerTradeParty>/gs,
    /<ram:BuyerTradeParty>.*?<\/ram:BuyerTradeParty>/gs,
    /<ram:ApplicableTradeTax>.*?<\/ram:ApplicableTradeTax>/gs,
    /<ram:(?:TaxBasisTotal|TaxTotal|GrandTotal|ChargeTotal)Amount.*?</gs,
  ],
  ubl: [
    /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/gs,
    /<cac:AccountingSupplierParty>.*?<\/cac:AccountingSupplierParty>/gs,
    /<cac:AccountingCustomerParty>.*?<\/cac:AccountingCustomerParty>/gs,
    /<cac:TaxTotal>.*?<\/cac:TaxTotal>/gs,
    /<cbc:(?:TaxExclusive|TaxInclusive|ChargeTotal)Amount.*?</gs,
  ],
};
/** Names of UBL elements that differ between invoices and credit notes. */
const SAME_NAMES = [
  [/CreditNoteLine/g, 'InvoiceLine'],
  [/CreditedQuantity/g, 'InvoicedQuantity'],
];

/**
 * Downloads the invoice of a cancelled order and its credit note in every format, and compares them.
 * @returns the invoice and the credit note
 */
export async function checkDocuments(shop, order) {
  const { items } = await shop.get(`/api/orders/${order.number}/documents`);
  const [invoice, note, ...others] = items;
  if (others.length > 0 || note?.type !== 'credit_note' || note.total !== invoice.total)
    throw new Error(`The order has other documents: ${JSON.stringify(items)}`);
  for (const format of ['cii', 'ubl']) {
    const [one, other] = await Promise.all([invoice, note].map((document) => download(shop, document, format)));
    for (const part of EQUAL[format]) compare(partsOf(one, part), partsOf(other, part), `${part} of ${format}`);
  }
  for (const document of [invoice, note]) {
    const pdf = await download(shop, document, 'pdf');
    if (!pdf.includes('factur-x.xml')) throw new Error(`${document.number} has no XML in its PDF.`);
  }
  return { invoice, note };
}

async function download(shop, { id, number }, format) {
  const content = await shop.download(`/api/documents/${id}?format=${format}`);
  keep(format === 'pdf' ? `${number}.pdf` : `${number}-${format}.xml`, content);
  return content;
}

const partsOf = (xml, part) =>
  SAME_NAMES.reduce((text, [name, same]) => text.replace(name, same), xml.toString('utf8')).match(part) ?? [];

function compare(invoice, note, what) {
  if (invoice.length === 0 || invoice.join() !== note.join())
    throw new Error(`Invoice and credit note differ in ${what}:\n${invoice.join('\n')}\n${note.join('\n')}`);
}

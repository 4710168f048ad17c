import { Money } from '#kernel';
import type { DocumentParty } from '../domain/document-parties.js';
import {
  chargesTotal,
  GUIDELINE,
  meansCode,
  NOT_SUBJECT,
  percentOf,
  PIECE,
  priceOf,
  typeCode,
  type EInvoice,
  type EInvoiceLine,
  type TaxKind,
} from './e-invoice.js';
import { leaf, node, xmlDocument, type Xml } from './xml.js';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** The document as UBL 2.1, an `Invoice` or a `CreditNote`. */
export function writeUbl(document: EInvoice): string {
  const { type, charges, corrects, account } = document;
  const kind = type === 'invoice' ? 'Invoice' : 'CreditNote';
  const parts = [
    leaf('cbc:CustomizationID', GUIDELINE),
    leaf('cbc:ID', document.number),
    leaf('cbc:IssueDate', document.issuedOn),
    leaf('cbc:DueDate', document.dueOn),
    leaf(`cbc:${kind}TypeCode`, typeCode(document)),
    leaf('cbc:Note', document.note),
    leaf('cbc:DocumentCurrencyCode', document.currency),
    node('cac:OrderReference', [leaf('cbc:ID', document.orderNumber)]),
    corrects &&
      node('cac:BillingReference', [
        node('cac:InvoiceDocumentReference', [
          leaf('cbc:ID', corrects.number),
          leaf('cbc:IssueDate', corrects.issuedOn),
        ]),
      ]),
    node('cac:AccountingSupplierParty', [party(document.seller)]),
    node('cac:AccountingCustomerParty', [party(document.buyer)]),
    document.deliverTo &&
      node('cac:Delivery', [
        node('cac:DeliveryLocation', [address('cac:Address', document.deliverTo)]),
        node('cac:DeliveryParty', [node('cac:PartyName', [leaf('cbc:Name', document.deliverTo.name)])]),
      ]),
    account &&
      node('cac:PaymentMeans', [
        leaf('cbc:PaymentMeansCode', meansCode(document)),
        leaf('cbc:PaymentID', document.reference),
        node('cac:PayeeFinancialAccount', [leaf('cbc:ID', account.iban), leaf('cbc:Name', account.holder)]),
      ]),
    node('cac:PaymentTerms', [leaf('cbc:Note', document.terms)]),
    ...charges.map((charge) =>
      node('cac:AllowanceCharge', [
        leaf('cbc:ChargeIndicator', 'true'),
        leaf('cbc:AllowanceChargeReason', charge.title),
        amount(document, 'cbc:Amount', charge.amount),
        taxKind('cac:TaxCategory', charge),
      ]),
    ),
    node('cac:TaxTotal', [
      amount(document, 'cbc:TaxAmount', document.tax),
      ...document.taxes.map((one) =>
        node('cac:TaxSubtotal', [
          amount(document, 'cbc:TaxableAmount', one.basis),
          amount(document, 'cbc:TaxAmount', one.tax),
          taxKind('cac:TaxCategory', one, one.category === 'O'),
        ]),
      ),
    ]),
    node('cac:LegalMonetaryTotal', [
      amount(document, 'cbc:LineExtensionAmount', document.linesNet),
      amount(document, 'cbc:TaxExclusiveAmount', document.net),
      amount(document, 'cbc:TaxInclusiveAmount', document.gross),
      amount(document, 'cbc:ChargeTotalAmount', chargesTotal(document)),
      amount(document, 'cbc:PrepaidAmount', document.paid),
      amount(document, 'cbc:PayableAmount', document.due),
    ]),
    ...document.lines.map((line, index) => lineOf(document, line, index + 1)),
  ];
  const namespaces = {
    xmlns: `${UBL}${kind}-2`,
    'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
  };
  return xmlDocument(node(kind, parts, namespaces));
}

const amount = ({ currency }: EInvoice, name: string, minor: bigint): Xml | null =>
  leaf(name, Money.of(minor, currency).toString(), { currencyID: currency });

const vat = (): Xml | null => node('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);

const taxKind = (name: string, kind: TaxKind, withReason = false): Xml | null =>
  node(name, [
    leaf('cbc:ID', kind.category),
    leaf('cbc:Percent', percentOf(kind)),
    withReason ? leaf('cbc:TaxExemptionReasonCode', NOT_SUBJECT.code) : null,
    withReason ? leaf('cbc:TaxExemptionReason', NOT_SUBJECT.text) : null,
    vat(),
  ]);

const address = (name: string, one: DocumentParty): Xml | null =>
  node(name, [
    leaf('cbc:StreetName', one.address),
    leaf('cbc:CityName', one.city),
    leaf('cbc:PostalZone', one.zip),
    leaf('cbc:CountrySubentity', one.state),
    node('cac:Country', [leaf('cbc:IdentificationCode', one.country)]),
  ]);

const party = (one: DocumentParty): Xml | null =>
  node('cac:Party', [
    address('cac:PostalAddress', one),
    one.vatId ? node('cac:PartyTaxScheme', [leaf('cbc:CompanyID', one.vatId), vat()]) : null,
    node('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', one.name), leaf('cbc:CompanyID', one.registration)]),
    node('cac:Contact', [
      leaf('cbc:Name', one.contact),
      leaf('cbc:Telephone', one.phone),
      leaf('cbc:ElectronicMail', one.email),
    ]),
  ]);

function lineOf(document: EInvoice, line: EInvoiceLine, number: number): Xml | null {
  const isInvoice = document.type === 'invoice';
  const price = priceOf(line);
  return node(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    leaf('cbc:ID', String(number)),
    leaf(`cbc:${isInvoice ? 'Invoiced' : 'Credited'}Quantity`, String(line.quantity), { unitCode: PIECE }),
    amount(document, 'cbc:LineExtensionAmount', line.net),
    node('cac:Item', [
      leaf('cbc:Name', line.name),
      node('cac:SellersItemIdentification', [leaf('cbc:ID', line.sku)]),
      taxKind('cac:ClassifiedTaxCategory', line),
    ]),
    node('cac:Price', [
      amount(document, 'cbc:PriceAmount', price.amount),
      leaf('cbc:BaseQuantity', String(price.pieces), { unitCode: PIECE }),
    ]),
  ]);
}

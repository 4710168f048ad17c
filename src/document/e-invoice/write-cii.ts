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

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** The document as Cross Industry Invoice (UN/CEFACT D16B). */
export function writeCii(document: EInvoice): string {
  const context = node('rsm:ExchangedDocumentContext', [
    node('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', GUIDELINE)]),
  ]);
  const head = node('rsm:ExchangedDocument', [
    leaf('ram:ID', document.number),
    leaf('ram:TypeCode', typeCode(document)),
    day('ram:IssueDateTime', document.issuedOn),
    node('ram:IncludedNote', [leaf('ram:Content', document.note)]),
  ]);
  const transaction = node('rsm:SupplyChainTradeTransaction', [
    ...document.lines.map((line, index) => lineOf(document, line, index + 1)),
    node('ram:ApplicableHeaderTradeAgreement', [
      party('ram:SellerTradeParty', document.seller),
      party('ram:BuyerTradeParty', document.buyer),
      node('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', document.orderNumber)]),
    ]),
    node('ram:ApplicableHeaderTradeDelivery', [
      document.deliverTo && party('ram:ShipToTradeParty', document.deliverTo),
    ]) ?? '<ram:ApplicableHeaderTradeDelivery/>',
    settlement(document),
  ]);
  return xmlDocument(node('rsm:CrossIndustryInvoice', [context, head, transaction], NAMESPACES));
}

const day = (name: string, date: string | null, prefix = 'udt'): Xml | null =>
  date && node(name, [leaf(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })]);

const amount = ({ currency }: EInvoice, name: string, minor: bigint, attributes = {}): Xml | null =>
  leaf(name, Money.of(minor, currency).toString(), attributes);

const taxKind = (name: string, kind: TaxKind): Xml | null =>
  node(name, [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', kind.category),
    leaf('ram:RateApplicablePercent', percentOf(kind)),
  ]);

function lineOf(document: EInvoice, line: EInvoiceLine, number: number): Xml | null {
  const price = priceOf(line);
  return node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(number))]),
    node('ram:SpecifiedTradeProduct', [leaf('ram:SellerAssignedID', line.sku), leaf('ram:Name', line.name)]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [
        amount(document, 'ram:ChargeAmount', price.amount),
        leaf('ram:BasisQuantity', String(price.pieces), { unitCode: PIECE }),
      ]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', String(line.quantity), { unitCode: PIECE })]),
    node('ram:SpecifiedLineTradeSettlement', [
      taxKind('ram:ApplicableTradeTax', line),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount(document, 'ram:LineTotalAmount', line.net)]),
    ]),
  ]);
}

function party(name: string, one: DocumentParty): Xml | null {
  return node(name, [
    leaf('ram:Name', one.name),
    node('ram:SpecifiedLegalOrganization', [leaf('ram:ID', one.registration)]),
    node('ram:DefinedTradeContact', [
      leaf('ram:PersonName', one.contact),
      node('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', one.phone)]),
      node('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', one.email)]),
    ]),
    node('ram:PostalTradeAddress', [
      leaf('ram:PostcodeCode', one.zip),
      leaf('ram:LineOne', one.address),
      leaf('ram:CityName', one.city),
      leaf('ram:CountryID', one.country),
      leaf('ram:CountrySubDivisionName', one.state),
    ]),
    node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', one.vatId, { schemeID: 'VA' })]),
  ]);
}

function settlement(document: EInvoice): Xml | null {
  const { account, charges, currency, corrects } = document;
  return node('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', document.reference),
    leaf('ram:InvoiceCurrencyCode', currency),
    account &&
      node('ram:SpecifiedTradeSettlementPaymentMeans', [
        leaf('ram:TypeCode', meansCode(document)),
        node('ram:PayeePartyCreditorFinancialAccount', [
          leaf('ram:IBANID', account.iban),
          leaf('ram:AccountName', account.holder),
        ]),
      ]),
    ...document.taxes.map((one) =>
      node('ram:ApplicableTradeTax', [
        amount(document, 'ram:CalculatedAmount', one.tax),
        leaf('ram:TypeCode', 'VAT'),
        one.category === 'O' ? leaf('ram:ExemptionReason', NOT_SUBJECT.text) : null,
        amount(document, 'ram:BasisAmount', one.basis),
        leaf('ram:CategoryCode', one.category),
        one.category === 'O' ? leaf('ram:ExemptionReasonCode', NOT_SUBJECT.code) : null,
        leaf('ram:RateApplicablePercent', percentOf(one)),
      ]),
    ),
    ...charges.map((charge) =>
      node('ram:SpecifiedTradeAllowanceCharge', [
        node('ram:ChargeIndicator', [leaf('udt:Indicator', 'true')]),
        amount(document, 'ram:ActualAmount', charge.amount),
        leaf('ram:Reason', charge.title),
        taxKind('ram:CategoryTradeTax', charge),
      ]),
    ),
    node('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', document.terms),
      day('ram:DueDateDateTime', document.dueOn),
    ]),
    node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount(document, 'ram:LineTotalAmount', document.linesNet),
      amount(document, 'ram:ChargeTotalAmount', chargesTotal(document)),
      amount(document, 'ram:TaxBasisTotalAmount', document.net),
      amount(document, 'ram:TaxTotalAmount', document.tax, { currencyID: currency }),
      amount(document, 'ram:GrandTotalAmount', document.gross),
      amount(document, 'ram:TotalPrepaidAmount', document.paid),
      amount(document, 'ram:DuePayableAmount', document.due),
    ]),
    corrects &&
      node('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', corrects.number),
        day('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
      ]),
  ]);
}

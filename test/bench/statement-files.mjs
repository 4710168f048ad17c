/** Statements for the import that statements.mjs measures. */

export const ACCOUNT = 'DE89370400440532013000';

/** Amount of an order in minor units, by the index of the order. */
export const amountOf = (place) => 1000 + ((place * 7919) % 20_000);

/** A CAMT.053 file; the first `booked` of its transactions pay orders. */
export function camt(round, references, { transactions, booked }) {
  const entry = (place) => {
    const order = round * booked + place;
    const isPayment = place < booked && order < references.length;
    const minor = isPayment ? amountOf(order) : 100 + ((place * 31) % 90_000);
    const text = isPayment ? references[order] : `Rechnung ${round}${place} vom 12.03.2026 Kunde K${place * 17}`;
    return [
      `<Ntry><Amt Ccy="EUR">${(minor / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>`,
      `<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>R${round}-${place}</AcctSvcrRef><NtryDtls><TxDtls>`,
      `<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payerOf(place)}</Nm></Dbtr>`,
      '<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties>',
      `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    ].join('');
  };
  const entries = Array.from({ length: transactions }, (_, place) => entry(place)).join('\n');
  return document(
    `<Stmt><Id>${round}</Id><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt>`,
  );
}

/** Returns the name of a payer. Every tenth payer has the name of a buyer. */
const payerOf = (place) =>
  place % 10 === 0
    ? `Anna${place % 97} Weber${String.fromCharCode(97 + (place % 26), 97)}`
    : `Payer${[...String(place)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')} Other`;

const document = (content) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">' +
  `<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${content}</BkToCstmrStmt></Document>`;

/** Returns declarations of XML entities of which each contains the one before it twenty times. */
const entities = (count) =>
  Array.from({ length: count }, (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? '' : n - 1};`.repeat(20)}">`).join('');

const MIB = 1024 * 1024;
export const HOSTILE = {
  'an entity bomb': () =>
    `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "${'x'.repeat(1000)}">${entities(20)}]><Document>&a19;</Document>`,
  '10 MiB of one line': () => 'x'.repeat(10 * MIB - 1000),
  '10 MiB of one CSV line': () => `Datum;Betrag;Text\n${'1;'.repeat(5 * MIB - 1000)}`,
  '10 MiB of MT940 in one line': () => `:20:1\r\n:25:${ACCOUNT}\r\n:86:${'x'.repeat(10 * MIB - 1000)}`,
  'XML with a million levels': () => document('<a>'.repeat(1_000_000)),
  'XML with 10 MiB of attributes': () =>
    document(`<a ${Array.from({ length: 700_000 }, (_, n) => `b${n}="1"`).join(' ')}/>`),
  'a million empty elements': () => document('<Ntry/>'.repeat(1_000_000)),
};

import { camtDocument, details, entry } from '../../../../test/fixtures/bank-statements/camt-document.js';
import { readCamt } from './read-camt.js';

type Direction = 'CRDT' | 'DBIT';
const one = (inner: string, direction: Direction = 'CRDT', more = '', afterDetails = '') =>
  readCamt(Buffer.from(camtDocument({ entries: entry('5', direction, details(inner) + afterDetails, more) })), {})
    .statements[0]!.transactions[0]!;
const structured = (...parts: string[]) => `<RmtInf>${parts.map((part) => `<Strd>${part}</Strd>`).join('')}</RmtInf>`;
const creditor = (reference: string, type = '') => `<CdtrRefInf>${type}<Ref>${reference}</Ref></CdtrRefInf>`;
const OWN = 'DE89500105170123456701';
const OTHER = 'NL70INGB0001112223';
const account = (role: string, iban: string) => `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>`;
const parties = (...parts: string[]) => `<RltdPties>${parts.join('')}</RltdPties>`;

describe('the text of a payment in CAMT', () => {
  test('the text of a CAMT payment has one line for each Ustrd element', () => {
    expect(one('<RmtInf><Ustrd> Order 1033</Ustrd><Ustrd>09 thanks </Ustrd></RmtInf>').remittance).toBe(
      'Order 1033\n09 thanks',
    );
  });

  test('control characters are removed from the text of a CAMT payment', () => {
    expect(one('<RmtInf><Ustrd>Or\u0001der\u0007 1</Ustrd></RmtInf>').remittance).toBe('Order 1');
  });

  test('a CAMT payment without a message of the payer has the text of the bank', () => {
    const ofEntry = '<AddtlNtryInf>Credit\nof the bank</AddtlNtryInf>';
    expect(one('<AddtlTxInf>Order 7</AddtlTxInf>', 'CRDT', '', ofEntry).remittance).toBe('Order 7');
    expect(one('', 'CRDT', '', ofEntry).remittance).toBe('Credit\nof the bank');
    expect(one('').remittance).toBe('');
  });

  test('the text of a CAMT payment has the invoice numbers and notes of its structured parts', () => {
    const document = (number: string) =>
      `<RfrdDocInf><Nb>${number}</Nb></RfrdDocInf><RfrdDocAmt><RmtdAmt Ccy="EUR">2</RmtdAmt></RfrdDocAmt>`;
    const inner = structured(
      document('INV-2026-000017'),
      document('INV-2026-000018') + '<AddtlRmtInf>?REJECT?0</AddtlRmtInf>',
      '<AddtlRmtInf>with thanks</AddtlRmtInf>',
    );
    expect(one(inner).remittance).toBe('INV-2026-000017\nINV-2026-000018\nwith thanks');
  });
});

describe('the creditor reference of a payment in CAMT', () => {
  test.each([
    ['SCOR', creditor('RF18539007547034', '<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp>'), 'RF18539007547034'],
    [
      'QRR',
      creditor('000000000000000000000103309', '<Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp>'),
      '000000000000000000000103309',
    ],
    ['(none)', creditor('13 2453'), '13 2453'],
  ])('a structured reference of the type %s is the creditor reference of a CAMT payment', (_, inner, expected) => {
    expect(one(structured(inner)).creditorReference).toBe(expected);
  });

  test('an ISO 11649 reference is preferred as creditor reference; other references are in the text', () => {
    expect(one(structured(creditor('4711'), creditor('RF18539007547034'), creditor('4712')))).toMatchObject({
      creditorReference: 'RF18539007547034',
      remittance: '4711\n4712',
    });
  });

  test('the variable symbol of a Czech or Slovak CAMT payment is its creditor reference', () => {
    expect(one(structured(creditor('KS:0308'), creditor('VS:0000103309'), creditor('SS:12')))).toMatchObject({
      creditorReference: '103309',
      remittance: 'VS:0000103309\nKS:0308\nSS:12',
    });
    expect(one('<Refs><EndToEndId>/VS103309/SS/KS0308</EndToEndId></Refs>')).toMatchObject({
      creditorReference: '103309',
      endToEndId: '/VS103309/SS/KS0308',
    });
  });

  test.each(['NOTPROVIDED', 'Not Provided', 'NONREF', '', '0'])(
    'the placeholder "%s" is neither a creditor reference nor an end-to-end id',
    (text) => {
      expect(one(`<Refs><EndToEndId>${text}</EndToEndId></Refs>${structured(creditor(text))}`)).toMatchObject({
        creditorReference: null,
        endToEndId: null,
      });
    },
  );
});

describe('the counterparty of a payment in CAMT', () => {
  const debtor = `<Dbtr><Nm>Ana Ruiz</Nm></Dbtr>${account('Dbtr', OTHER)}`;
  const owner = `<Cdtr><Pty><Nm>Linden Handel GmbH</Nm></Pty></Cdtr>${account('Cdtr', OWN)}`;

  test('the counterparty of a CAMT credit is its debtor, that of a debit is its creditor', () => {
    const both = parties(debtor, '<Cdtr><Pty><Nm>Ben Vos</Nm></Pty></Cdtr>');
    expect(one(both)).toMatchObject({ counterpartyName: 'Ana Ruiz', counterpartyAccount: OTHER });
    expect(one(both, 'DBIT')).toMatchObject({ counterpartyName: 'Ben Vos', counterpartyAccount: null });
  });

  test('the counterparty of a CAMT debit is its debtor if the bank names no creditor', () => {
    expect(one(parties(debtor), 'DBIT').counterpartyName).toBe('Ana Ruiz');
  });

  test('the counterparty of a returned CAMT payment is the party that does not own the account', () => {
    expect(one(parties(debtor, owner), 'DBIT', '<RvslInd>true</RvslInd>').counterpartyName).toBe('Ana Ruiz');
    const byName = parties('<Dbtr><Nm>LINDEN Handel GmbH</Nm></Dbtr>', '<Cdtr><Nm>Ben Vos</Nm></Cdtr>');
    expect(one(byName, 'CRDT', '<RvslInd>1</RvslInd>').counterpartyName).toBe('Ben Vos');
  });

  test('a CAMT counterparty may be given by an account number and the name of its account or bank', () => {
    const number = '<DbtrAcct><Id><Othr><Id>  740618 0100</Id></Othr></Id><Nm>Ana R.</Nm></DbtrAcct>';
    expect(one(parties(number))).toMatchObject({ counterpartyName: 'Ana R.', counterpartyAccount: '7406180100' });
    const agent = '<Dbtr><Agt><FinInstnId><Nm>Postbank</Nm></FinInstnId></Agt></Dbtr>';
    expect(one(parties(agent)).counterpartyName).toBe('Postbank');
  });
});

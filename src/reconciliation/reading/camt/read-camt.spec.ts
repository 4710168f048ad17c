import { balance, camtDocument, details, entry } from '../../../../test/fixtures/bank-statements/camt-document.js';
import type { CamtParts } from '../../../../test/fixtures/bank-statements/camt-document.js';
import { readCamt } from './read-camt.js';

const read = (parts: CamtParts) => readCamt(Buffer.from(camtDocument(parts)), {});
const statementOf = (parts: CamtParts) => read(parts).statements[0]!;
const transactionsOf = (entries: string) => statementOf({ entries }).transactions;
const amount = (value: string, currency = 'EUR') => `<Amt Ccy="${currency}">${value}</Amt>`;

describe('a CAMT statement', () => {
  test.each([
    ['camt.052.001.02', 'CAMT.052'],
    ['camt.053.001.01', 'CAMT.053'],
    ['camt.053.001.13', 'CAMT.053'],
    ['camt.054.001.04', 'CAMT.054'],
  ])('a document of version %s with a namespace prefix and an envelope is read as %s', (version, format) => {
    const document = camtDocument({ version, prefix: 'n0', entries: entry('12.50', 'CRDT') });
    const [declaration, body] = document.split('\n');
    const envelope = `${declaration}<env:Envelope xmlns:env="e"><AppHdr/><env:Body>${body}</env:Body></env:Envelope>`;
    const file = readCamt(Buffer.from(envelope), {});
    expect(file.format).toBe(format);
    expect(file.statements[0]!.transactions).toMatchObject([{ amount: '12.5', bookedOn: '2026-03-05' }]);
  });

  test('account, owner, bank, currency, number, period and signed balances of a CAMT statement are read', () => {
    const account =
      '<Acct><Id><IBAN>de89 5001 0517 0123 4567 01</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Linden Handel GmbH</Nm></Ownr>' +
      '<Svcr><FinInstnId><BICFI>LINDDEFF</BICFI><Nm>Lindenbank</Nm></FinInstnId></Svcr></Acct>';
    const fields =
      '<ElctrncSeqNb>64</ElctrncSeqNb><FrToDt><FrDtTm>2026-03-05T00:00:00</FrDtTm>' +
      '<ToDtTm>2026-03-05T23:59:59.999+01:00</ToDtTm></FrToDt>';
    const balances = balance('OPBD', '10.00', '2026-03-05', 'DBIT') + balance('CLBD', '2.5', '2026-03-05');
    expect(statementOf({ account, fields, balances, entries: entry('12.500', 'CRDT') })).toMatchObject({
      account: 'DE89500105170123456701',
      ownerName: 'Linden Handel GmbH',
      bankName: 'Lindenbank',
      currency: 'EUR',
      number: '64',
      from: '2026-03-05',
      to: '2026-03-05',
      opening: { amount: '-10', on: '2026-03-05' },
      closing: { amount: '2.5', on: '2026-03-05' },
      addsUp: true,
    });
  });

  test('a CAMT statement has the currency of a balance, else of an entry, if its account has none', () => {
    const account = '<Acct><Id><Othr><Id> 0035-291 </Id></Othr></Id></Acct>';
    expect(statementOf({ account, balances: balance('CLBD', '1', '2026-03-05') }).currency).toBe('EUR');
    expect(statementOf({ account, entries: entry('1', 'CRDT') })).toMatchObject({
      account: '0035-291',
      currency: 'EUR',
    });
    expect(statementOf({ account })).toMatchObject({ currency: null, from: null, to: null, addsUp: null });
  });

  test('a CAMT statement without an opening balance has the previous closing balance instead', () => {
    const balances = balance('CLBD', '7.00', '2026-03-05') + balance('PRCD', '5.00', '2026-03-04');
    expect(statementOf({ balances, entries: entry('1.00', 'CRDT') })).toMatchObject({
      opening: { amount: '5', on: '2026-03-04' },
      addsUp: false,
    });
  });

  test('a CAMT statement of several days has the first opening and the last closing balance', () => {
    const balances =
      balance('OPBD', '1', '2026-03-04') +
      balance('CLBD', '2', '2026-03-04') +
      balance('OPBD', '2', '2026-03-05') +
      balance('CLBD', '4', '2026-03-05') +
      balance('ITBD', '9', '2026-03-05');
    expect(statementOf({ balances, entries: entry('1', 'CRDT') + entry('2', 'CRDT') })).toMatchObject({
      opening: { amount: '1' },
      closing: { amount: '4' },
      addsUp: true,
    });
  });

  test.each([
    ['2026-03-06T00:00:00', '2026-03-05'],
    ['2026-03-06T00:00:00.000+01:00', '2026-03-05'],
    ['2026-03-06T00:00:01', '2026-03-06'],
    ['2026-03-06T00:30:00Z', '2026-03-06'],
  ])('the last day of a CAMT statement with a period until %s is %s', (until, day) => {
    const fields = `<FrToDt><FrDtTm>2026-03-05T00:00:00</FrDtTm><ToDtTm>${until}</ToDtTm></FrToDt>`;
    expect(statementOf({ fields }).to).toBe(day);
  });

  test('the last day of a CAMT statement is the day of its closing balance if its period ends later', () => {
    const fields = '<FrToDt><FrDtTm>2026-03-01T00:00:00</FrDtTm><ToDtTm>2026-03-31T23:59:59</ToDtTm></FrToDt>';
    expect(statementOf({ fields, balances: balance('CLBD', '1', '2026-03-12') }).to).toBe('2026-03-12');
  });

  test.each([
    ['header', '<MsgPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></MsgPgntn>', null],
    ['fields', '<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>', null],
    ['fields', '<StmtPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>', false],
  ])('the balances of a CAMT statement are only checked if it is a single page (%s: %s)', (place, page, addsUp) => {
    const balances = balance('OPBD', '1', '2026-03-05') + balance('CLBD', '9', '2026-03-05');
    expect(statementOf({ [place]: page, balances }).addsUp).toBe(addsUp);
  });

  test('pending, informational and future entries of a CAMT statement are counted as not booked', () => {
    const entries = ['BOOK', 'PDNG', 'INFO', 'FUTR'].map((status) =>
      entry('1', 'CRDT').replace('<Cd>BOOK</Cd>', status === 'INFO' ? status : `<Cd>${status}</Cd>`),
    );
    const found = statementOf({ entries: entries.join('') });
    expect([found.transactions.length, found.notBooked]).toEqual([1, 3]);
  });

  test('the error of an unreadable CAMT file names the statement, the entry and the element', () => {
    const twice = camtDocument({ entries: entry('1', 'CRDT') + entry('1,5', 'CRDT') });
    expect(() => readCamt(Buffer.from(twice), {})).toThrow('bad_amount at Ntry[2]/Amt');
    const statement = /<Stmt>.*<\/Stmt>/.exec(camtDocument({ entries: entry('-1', 'DBIT') }))![0];
    const two = camtDocument({}).replace('</Stmt>', `</Stmt>${statement}`);
    expect(() => readCamt(Buffer.from(two), {})).toThrow('bad_amount at Stmt[2]/Ntry[1]/Amt');
  });

  test.each([
    [entry('1', 'CRDT').replace('2026-03-05', '5.3.2026'), 'bad_date at Ntry[1]/BookgDt'],
    [entry('1', 'CRDT').replace(/<(BookgDt|ValDt)>.*<\/ValDt>/, ''), 'missing_date at Ntry[1]/BookgDt'],
    [entry('1', 'CRDT').replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''), 'bad_direction at Ntry[1]/CdtDbtInd'],
    [entry('one', 'CRDT'), 'bad_amount at Ntry[1]/Amt'],
  ])('a CAMT file with an unreadable booked entry is refused as a whole', (entries, message) => {
    expect(() => statementOf({ entries })).toThrow(message);
  });

  test('all CAMT documents of a file that contains several are read', () => {
    const document = camtDocument({ entries: entry('1', 'CRDT') });
    const file = readCamt(Buffer.from(`\n${document}\n${document}\u001a\0\0`), {});
    expect(file.statements.map(({ transactions }) => transactions.length)).toEqual([1, 1]);
  });
});

describe('an entry of a CAMT statement', () => {
  test('the sign of a CAMT transaction depends on the direction alone, not on the reversal indicator', () => {
    const reversal = '<RvslInd>true</RvslInd>';
    const entries = entry('5', 'CRDT', '', reversal) + entry('6', 'DBIT', '', reversal) + entry('0.00', 'CRDT');
    expect(transactionsOf(entries)).toMatchObject([
      { amount: '5', isReturn: true, returnReason: null },
      { amount: '-6', isReturn: true, returnReason: null },
    ]);
  });

  test.each([
    [
      '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Account</AddtlInf><AddtlInf>closed</AddtlInf></RtrInf>',
      'AC04',
      'Account closed',
    ],
    ['<RtrInf><Rsn><Prtry>R02</Prtry></Rsn></RtrInf>', 'R02', null],
  ])(
    'a CAMT transaction with return information is a return with code and text of the reason',
    (information, code, text) => {
      expect(transactionsOf(entry('5', 'CRDT', details(information)))).toMatchObject([
        { isReturn: true, returnReason: { code, text } },
      ]);
    },
  );

  test.each([
    ['<Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn>', true],
    ['<Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn>', false],
    ['<Prtry><Cd>NRTI+159+1234</Cd><Issr>DK</Issr></Prtry>', true],
    ['<Prtry><Cd>NTRF+166+109</Cd><Issr>DK</Issr></Prtry>', false],
  ])('a CAMT transaction with the transaction code %s is a return: %s', (code, isReturn) => {
    expect(transactionsOf(entry('5', 'CRDT', details(`<BkTxCd>${code}</BkTxCd>`)))).toMatchObject([{ isReturn }]);
  });

  test('a CAMT transaction has the dates as written, and the value date as booking date if that is missing', () => {
    const written = entry('5', 'CRDT')
      .replace('<Dt>2026-03-05</Dt>', '<DtTm>2026-03-05T23:30:00.123456789Z</DtTm>')
      .replace('2026-03-06', '2026-02-30+02:00');
    expect(transactionsOf(written)).toMatchObject([{ bookedOn: '2026-03-05', valueOn: '2026-02-28' }]);
    expect(transactionsOf(written.replace(/<BookgDt>.*<\/BookgDt>/, ''))).toMatchObject([{ bookedOn: '2026-02-28' }]);
  });

  test('a CAMT transaction has a currency only if it differs from that of the statement', () => {
    const entries = entry('5', 'CRDT') + entry('6', 'CRDT').replace('"EUR"', '"USD"');
    expect(transactionsOf(entries).map(({ currency }) => currency)).toEqual([null, 'USD']);
  });

  test('a CAMT transaction has the booked amount, not the instructed amount or the amount before charges', () => {
    const charges = '<Chrgs><Amt Ccy="EUR">8.00</Amt></Chrgs>';
    const sek = amount('1000', 'SEK');
    const instructed = `${sek}<AmtDtls><InstdAmt>${sek}</InstdAmt></AmtDtls>${charges}`;
    expect(transactionsOf(entry('92.00', 'CRDT', details(instructed)))).toMatchObject([
      { amount: '92', part: 'entry' },
    ]);
  });

  test.each([
    ['<AcctSvcrRef>ENTRY-1</AcctSvcrRef>', '<Refs><AcctSvcrRef>TX-1</AcctSvcrRef></Refs>', 'ENTRY-1'],
    ['<AcctSvcrRef>NONREF</AcctSvcrRef>', '<Refs><Prtry><Tp>ID</Tp><Ref>P-1</Ref></Prtry></Refs>', 'P-1'],
    ['<NtryRef>20260305-137113</NtryRef>', '<Refs><TxId>TX-9</TxId></Refs>', 'TX-9'],
    ['<NtryRef>20260305-137113</NtryRef>', '', '20260305-137113'],
    ['<NtryRef>12</NtryRef>', '', null],
    ['<NtryRef>CH0830808007654321098</NtryRef>', '<Refs><EndToEndId>E2E</EndToEndId></Refs>', null],
  ])('a CAMT entry with %s and details with "%s" has the bank reference %s', (ofEntry, ofDetail, expected) => {
    expect(transactionsOf(entry('5', 'CRDT', ofEntry + details(ofDetail)))).toMatchObject([
      { bankReference: expected },
    ]);
  });
});

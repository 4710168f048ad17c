import { decimal, sum } from '../shop/rest.mjs';

/**
 * Writes a statement as CAMT.053 (ISO 20022, version 08), as banks of the euro area do. An entry has `day`, `amount` in
 * cents (negative: money leaves the account), `id` of the bank, `text`, and by need `name`, `account`, `structured` (a
 * creditor reference in its own field), `endToEnd` and `returned` (the reason of a return).
 */
export function camtOf({ account, owner, number, from, to, opening, entries }) {
  const closing = opening + sum(entries.map(({ amount }) => amount));
  const balance = (code, amount, day) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${number}-${to}</MsgId><CreDtTm>${to}T23:10:00</CreDtTm></GrpHdr>
<Stmt><Id>${number}-${to}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>
<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>${owner}</Nm></Ownr></Acct>
${balance('OPBD', opening, from)}
${balance('CLBD', closing, to)}
${entries.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

const amountOf = (amount) =>
  `<Amt Ccy="EUR">${decimal(Math.abs(amount))}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entryOf({ day, amount, id, text = '', name, account, structured, endToEnd = 'NOTPROVIDED', returned }) {
  const [party, partyAccount] = amount < 0 && !returned ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct'];
  const parties = [
    name && `<${party}><Pty><Nm>${escaped(name)}</Nm></Pty></${party}>`,
    account && `<${partyAccount}><Id><IBAN>${account}</IBAN></Id></${partyAccount}>`,
  ];
  const reference = structured
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${structured}</Ref></CdtrRefInf></Strd>`
    : `<Ustrd>${escaped(text)}</Ustrd>`;
  return `<Ntry>${amountOf(amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${amountOf(amount)}
<RltdPties>${parties.filter(Boolean).join('')}</RltdPties><RmtInf>${reference}</RmtInf>${
    returned ? `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>` : ''
  }</TxDtls></NtryDtls></Ntry>`;
}

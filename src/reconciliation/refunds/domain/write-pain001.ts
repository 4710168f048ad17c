import {
  amountsOf,
  sumOf,
  totalOf,
  transfersOf,
  type PaymentFile,
  type Transfer,
  type TransferBatch,
} from './payment-file.js';
import { sepaText } from './sepa-text.js';

/** Maximum numbers of characters of names and texts in SEPA. */
const LONGEST = { name: 70, text: 140 } as const;

type Version = '03' | '09';

/**
 * The file as `pain.001.001.03` or `.09` (ISO 20022), by the rules of SEPA credit transfers (EPC132-08) for euros. Other
 * currencies are national transfers: without service level, and with shared charges.
 */
export function writePain001(file: PaymentFile, version: Version): string {
  const { reference, createdAt, batches } = file;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}">`,
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    element('MsgId', reference),
    element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    element('NbOfTxs', String(transfersOf(file).length)),
    element('CtrlSum', totalOf(file).toString()),
    `<InitgPty>${element('Nm', sepaText(batches[0].payer.name, LONGEST.name))}</InitgPty>`,
    '</GrpHdr>',
    ...batches.flatMap((batch) => paymentInformation(batch, file, version)),
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
}

function paymentInformation(batch: TransferBatch, { executeOn }: PaymentFile, version: Version): string[] {
  const { reference, payer, transfers } = batch;
  const isSepa = transfers[0].amount.currency === 'EUR';
  const day = version === '03' ? executeOn : element('Dt', executeOn);
  return [
    '<PmtInf>',
    element('PmtInfId', reference),
    '<PmtMtd>TRF</PmtMtd>',
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', sumOf(amountsOf(batch)).toString()),
    ...(isSepa ? ['<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>'] : []),
    `<ReqdExctnDt>${day}</ReqdExctnDt>`,
    `<Dbtr>${element('Nm', sepaText(payer.name, LONGEST.name))}</Dbtr>`,
    `<DbtrAcct><Id>${element('IBAN', payer.account)}</Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${agent(payer.bic, version)}</FinInstnId></DbtrAgt>`,
    `<ChrgBr>${isSepa ? 'SLEV' : 'SHAR'}</ChrgBr>`,
    ...transfers.map(creditTransfer),
    '</PmtInf>',
  ];
}

/**
 * Identification of the payer's bank. SEPA needs only the IBAN of the payer, but the schema requires an identification.
 */
function agent(bic: string | null, version: Version): string {
  if (bic === null) return '<Othr><Id>NOTPROVIDED</Id></Othr>';
  return element(version === '03' ? 'BIC' : 'BICFI', bic);
}

const creditTransfer = ({ endToEndId, amount, receiver, text }: Transfer): string =>
  [
    '<CdtTrfTxInf>',
    `<PmtId>${element('EndToEndId', endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="${amount.currency}">${amount.toString()}</InstdAmt></Amt>`,
    `<Cdtr>${element('Nm', sepaText(receiver.name, LONGEST.name))}</Cdtr>`,
    `<CdtrAcct><Id>${element('IBAN', receiver.account)}</Id></CdtrAcct>`,
    `<RmtInf>${element('Ustrd', sepaText(text, LONGEST.text))}</RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('\n');

/** No value has a character that XML reserves: they are references, numbers, days, IBANs, BICs and texts of SEPA. */
function element(name: string, value: string): string {
  if (/[<>&]/.test(value)) throw new RangeError(`The value of ${name} has characters that XML reserves.`);
  return `<${name}>${value}</${name}>`;
}

import { reference } from '../statement/reference.js';
import type { Detail } from './camt.types.js';
import { readCharges, readDetailAmounts, readDirection } from './read-amount.js';
import { readParty } from './read-parties.js';
import { readRemittance } from './read-remittance.js';
import { readReturn } from './read-return.js';
import type { XmlElement } from './xml-element.js';

/**
 * References that a bank assigned. Those of the payer are left out: they do not identify the payment for the receiver.
 */
function bankReferences(refs: XmlElement | undefined): string[] {
  const proprietary = refs?.all('Prtry').map((part) => part.textAt('Ref')) ?? [];
  const texts = [refs?.textAt('AcctSvcrRef'), ...proprietary, refs?.textAt('TxId'), refs?.textAt('ClrSysRef')];
  return texts.flatMap((text) => reference(text) ?? []);
}

/** Reads a `TxDtls`. Missing and unreadable values are null, not errors, because the entry has the booked amount. */
export function readDetail(element: XmlElement): Detail {
  const refs = element.at('Refs');
  const related = element.at('RltdPties');
  const remittance = readRemittance(element.at('RmtInf'));
  return {
    amounts: readDetailAmounts(element),
    charges: readCharges(element),
    direction: readDirection(element.textAt('CdtDbtInd')),
    debtor: readParty(related, 'Dbtr'),
    creditor: readParty(related, 'Cdtr'),
    references: bankReferences(refs),
    endToEndId: reference(refs?.textAt('EndToEndId')),
    creditorReferences: remittance.references,
    remittance: remittance.text,
    additional: element.textAt('AddtlTxInf'),
    returned: readReturn(element),
  };
}

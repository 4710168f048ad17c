import { accountNumber } from '../statement/account.js';
import { reference } from '../statement/reference.js';
import type { Party } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** Since version .08 the name is below `Pty`, or below `Agt` if the party is a bank. */
function name(element: XmlElement | undefined): string | null {
  const found = element?.textAt('Nm') ?? element?.textAt('Pty', 'Nm') ?? element?.textAt('Agt', 'FinInstnId', 'Nm');
  return reference(found);
}

/** Returns the IBAN, or the bank's own account number if there is no IBAN; null if the element has neither. */
export function readAccount(element: XmlElement | undefined): string | null {
  const id = element?.at('Id');
  const text = id?.textAt('IBAN') ?? id?.textAt('Othr', 'Id') ?? id?.textAt('BBAN');
  return text ? accountNumber(text) : null;
}

/** Returns name and account of the debtor or creditor; null if the bank gives neither. */
export function readParty(related: XmlElement | undefined, role: 'Dbtr' | 'Cdtr'): Party | null {
  const account = related?.at(`${role}Acct`);
  const party = {
    name: name(related?.at(role)) ?? name(related?.at(`Ultmt${role}`)) ?? account?.textAt('Nm') ?? null,
    account: readAccount(account),
  };
  return party.name === null && party.account === null ? null : party;
}

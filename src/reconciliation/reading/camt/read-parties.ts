import { accountNumber } from '../statement/account.js';
import { reference } from '../statement/reference.js';
import type { Party } from './camt.types.js';
import type { XmlElement } from './xml-element.js';

/** Versions from .08 put the name below `Pty`, or name a bank below `Agt`. */
function name(element: XmlElement | undefined): string | null {
  const found = element?.textAt('Nm') ?? element?.textAt('Pty', 'Nm') ?? element?.textAt('Agt', 'FinInstnId', 'Nm');
  return reference(found);
}

/** The number of an account: IBAN, or the bank's own number. */
export function readAccount(element: XmlElement | undefined): string | null {
  const id = element?.at('Id');
  const text = id?.textAt('IBAN') ?? id?.textAt('Othr', 'Id') ?? id?.textAt('BBAN');
  return text ? accountNumber(text) : null;
}

/** The debtor or the creditor of a payment with its account; null if the bank names neither. */
export function readParty(related: XmlElement | undefined, role: 'Dbtr' | 'Cdtr'): Party | null {
  const account = related?.at(`${role}Acct`);
  const party = {
    name: name(related?.at(role)) ?? name(related?.at(`Ultmt${role}`)) ?? account?.textAt('Nm') ?? null,
    account: readAccount(account),
  };
  return party.name === null && party.account === null ? null : party;
}

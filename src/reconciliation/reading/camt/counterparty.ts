import type { Detail, Direction, Party } from './camt.types.js';

const letters = (text: string | null): string => (text ?? '').replace(/\s/g, '').toLowerCase();

function isOwner(party: Party, owner: Party): boolean {
  if (party.account !== null && owner.account !== null) return party.account === owner.account;
  return letters(party.name) !== '' && letters(party.name) === letters(owner.name);
}

/**
 * Returns the other party of a payment: the debtor of a credit, the creditor of a debit. A returned payment may have
 * the roles of the original, so its other party is the one that does not own the account.
 */
export function counterpartyOf(
  detail: Pick<Detail, 'debtor' | 'creditor'>,
  direction: Direction,
  isReturn: boolean,
  owner: Party,
): Party {
  const { debtor, creditor } = detail;
  const parties = (direction === 'CRDT' ? [debtor, creditor] : [creditor, debtor]).filter((party) => party !== null);
  const other = isReturn ? parties.find((party) => !isOwner(party, owner)) : undefined;
  return other ?? parties[0] ?? { name: null, account: null };
}

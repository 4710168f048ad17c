import type { Detail, Direction, Party } from './camt.types.js';

const letters = (text: string | null): string => (text ?? '').replace(/\s/g, '').toLowerCase();

function isOwner(party: Party, owner: Party): boolean {
  if (party.account !== null && owner.account !== null) return party.account === owner.account;
  return letters(party.name) !== '' && letters(party.name) === letters(owner.name);
}

/**
 * The other party of a payment: who pays a credit, who receives a debit. Returned payments may keep the roles of the
 * original, so there the party is taken that is not the owner of the account.
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

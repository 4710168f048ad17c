import type { Item, Read, Tone } from '#panel';

export type Account = Item<'listBankAccounts'>;
export type AccountsRead = Read<{ readonly items: readonly Account[] }>;

/** Path segment of an account's page: the number and currency of the account. */
export const recordOf = ({ account, currency }: Account): string => `${account}-${currency}`;

export const NAME_TONES: Readonly<Record<Account['name_check'], Tone>> = {
  match: 'good',
  close: 'info',
  different: 'warn',
  unknown: 'neutral',
};

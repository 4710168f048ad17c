import type { Item, Read, Tone } from '#panel';

export type Account = Item<'listBankAccounts'>;
export type AccountsRead = Read<{ readonly items: readonly Account[] }>;

/** The part of the URL of an account's page. */
export const recordOf = ({ account, currency }: Account): string => `${account}-${currency}`;

export const NAME_TONES: Readonly<Record<Account['name_check'], Tone>> = {
  match: 'good',
  close: 'info',
  different: 'warn',
  unknown: 'neutral',
};

import type { ReactElement } from 'react';
import { useText } from '#panel';
import { BankFrame } from '../bank-frame.js';

/** The bank accounts of imported statements. */
export function AccountsScreen(): ReactElement {
  const say = useText();
  return (
    <BankFrame view="accounts" intro={say('bank.accounts.intro')}>
      {null}
    </BankFrame>
  );
}

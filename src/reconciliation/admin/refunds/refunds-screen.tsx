import type { ReactElement } from 'react';
import { useText } from '#panel';
import { BankFrame } from '../bank-frame.js';
import { RefundsCards } from './refunds-cards.js';

/** All refunds by bank transfer and their files, also those of accounts without a statement. */
export function RefundsScreen(): ReactElement {
  const say = useText();
  return (
    <BankFrame view="refunds" intro={say('refunds.intro')}>
      <RefundsCards />
    </BankFrame>
  );
}

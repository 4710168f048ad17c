import type { ReactElement } from 'react';
import { useText } from '#panel';
import { BankFrame } from '../bank-frame.js';

/** Transfers that wait for the decision of a person, one at a time. */
export function ReviewScreen(): ReactElement {
  const say = useText();
  return (
    <BankFrame view="review" intro={say('bank.review.intro')}>
      {null}
    </BankFrame>
  );
}

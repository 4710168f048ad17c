import type { ReactElement } from 'react';
import { useText } from '#panel';
import { BankFrame } from '../bank-frame.js';

/** Modules → Commerce → Payments → Bank statements: imported statements, and the import of a file. */
export function StatementsScreen(): ReactElement {
  const say = useText();
  return (
    <BankFrame view="statements" intro={say('bank.statements.intro')}>
      {null}
    </BankFrame>
  );
}

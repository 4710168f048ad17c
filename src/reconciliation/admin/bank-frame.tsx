import type { ReactElement, ReactNode } from 'react';
import { PaymentsFrame, placeOf, Tabs, useText } from '#panel';

export interface BankFrameProps {
  readonly view: 'statements' | 'accounts' | 'refunds' | 'feeds' | 'couriers';
  readonly intro: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of the screens of bank statements, with tabs: statements, accounts, refunds, connections to banks and couriers'
 * registers.
 */
export function BankFrame({ view, intro, actions, children }: BankFrameProps): ReactElement {
  const say = useText();
  const tab = (key: BankFrameProps['view'], place: string) => ({
    key,
    to: placeOf(place),
    current: view === key,
    label: say(`bank.tabs.${key}`),
  });
  return (
    <PaymentsFrame view="bank" intro={intro} actions={actions}>
      <Tabs
        label={say('payments.tabs.bank')}
        tabs={[
          tab('statements', 'bank-statements'),
          tab('accounts', 'bank-accounts'),
          tab('refunds', 'bank-refunds'),
          tab('feeds', 'bank-feeds'),
          tab('couriers', 'courier-registers'),
        ]}
      />
      {children}
    </PaymentsFrame>
  );
}

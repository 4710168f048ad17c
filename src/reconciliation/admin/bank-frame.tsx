import type { ReactElement, ReactNode } from 'react';
import { Badge, format, PaymentsFrame, placeOf, Tabs, useRead, useText } from '#panel';

export interface BankFrameProps {
  readonly view: 'statements' | 'review' | 'accounts';
  readonly intro: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The views of bank statements within those of payments: statements, transfers to review, and accounts. */
export function BankFrame({ view, intro, actions, children }: BankFrameProps): ReactElement {
  const say = useText();
  const { meta } = useRead('/api/admin/bank-transactions', { state: 'suggested', per_page: 1 });
  const waiting = meta?.total ?? 0;
  const tab = (key: BankFrameProps['view'], place: string, count = 0) => ({
    key,
    to: placeOf(place),
    current: view === key,
    label: (
      <>
        {say(`bank.tabs.${key}`)}
        {count > 0 && (
          <>
            {' '}
            <Badge tone="warn">{format.number(count)}</Badge>
          </>
        )}
      </>
    ),
  });
  return (
    <PaymentsFrame view="bank" intro={intro} actions={actions}>
      <Tabs
        label={say('payments.tabs.bank')}
        tabs={[
          tab('statements', 'bank-statements'),
          tab('review', 'bank-review', waiting),
          tab('accounts', 'bank-accounts'),
        ]}
      />
      {children}
    </PaymentsFrame>
  );
}

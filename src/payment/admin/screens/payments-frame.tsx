import type { ReactElement, ReactNode } from 'react';
import { Badge, Page, placeOf, Tabs, useRead, useText } from '#panel';
import { MESSAGES_PLACE } from './message.js';

/** The lists of payments as tabs: methods, payments to verify, and messages of providers. */
export function PaymentsFrame({
  view,
  intro,
  actions,
  children,
}: {
  readonly view: 'methods' | 'to-verify' | 'messages';
  readonly intro: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const say = useText();
  const { meta } = useRead('/api/admin/payments/to-verify', { per_page: 1 });
  const waiting = meta?.total ?? 0;
  const tabs = [
    { key: 'methods', label: say('payments.tabs.methods'), to: placeOf('payments'), current: view === 'methods' },
    {
      key: 'to-verify',
      label: (
        <>
          {say('payments.tabs.to_verify')}
          {waiting > 0 && (
            <>
              {' '}
              <Badge tone="warn">{waiting}</Badge>
            </>
          )}
        </>
      ),
      to: placeOf('payments', 'to-verify'),
      current: view === 'to-verify',
    },
    {
      key: 'messages',
      label: say('payments.tabs.messages'),
      to: placeOf(MESSAGES_PLACE),
      current: view === 'messages',
    },
  ];
  return (
    <Page title={say('payments.title')} intro={intro} actions={actions}>
      <Tabs label={say('payments.title')} tabs={tabs} />
      {children}
    </Page>
  );
}

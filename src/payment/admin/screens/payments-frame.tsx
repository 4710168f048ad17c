import type { ReactElement, ReactNode } from 'react';
import { Badge, Page, placeOf, Tabs, useRead, useText } from '#panel';

/** The two sides of payments: how customers can pay, and what came of it. */
export function PaymentsFrame({
  view,
  intro,
  actions,
  children,
}: {
  readonly view: 'methods' | 'to-verify';
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
  ];
  return (
    <Page title={say('payments.title')} intro={intro} actions={actions}>
      <Tabs label={say('payments.title')} tabs={tabs} />
      {children}
    </Page>
  );
}

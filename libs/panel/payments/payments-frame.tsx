import type { ReactElement, ReactNode } from 'react';
import { useRead } from '../api/use-read.js';
import { Page } from '../layout/page.js';
import { Badge } from '../layout/parts.js';
import { placeOf } from '../layout/place.js';
import { Tabs } from '../layout/tabs.js';
import { useText } from '../text/use-text.js';

export interface PaymentsFrameProps {
  readonly view: 'methods' | 'to-verify' | 'bank' | 'clock' | 'messages';
  readonly intro: ReactNode;
  readonly actions?: ReactNode;
  /** Number of transfers to review, if the screen counts them itself; null while it is loading. */
  readonly waiting?: number | null;
  readonly children: ReactNode;
}

/**
 * The views of payments as tabs: methods, payments to verify, bank statements, the payment clock, and messages of
 * providers.
 */
export function PaymentsFrame({ view, intro, actions, waiting: counted, children }: PaymentsFrameProps): ReactElement {
  const say = useText();
  const path = counted === undefined ? '/api/admin/bank-transactions' : null;
  const { meta } = useRead(path, { waiting: 1, per_page: 1 });
  const waiting = counted ?? meta?.total ?? 0;
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
              <Badge tone="warn">{waiting > 99 ? '99+' : waiting}</Badge>
            </>
          )}
        </>
      ),
      to: placeOf('bank-review'),
      current: view === 'to-verify',
    },
    { key: 'bank', label: say('payments.tabs.bank'), to: placeOf('bank-statements'), current: view === 'bank' },
    { key: 'clock', label: say('payments.tabs.clock'), to: placeOf('payment-clock'), current: view === 'clock' },
    {
      key: 'messages',
      label: say('payments.tabs.messages'),
      to: placeOf('payments/provider-messages'),
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

import type { ReactElement } from 'react';
import { format, Tabs, useText, type Schemas } from '#panel';
import { STATES } from './mail.js';

export interface StateTabsProps {
  readonly values: Readonly<Record<'state' | 'kind' | 'q', string>>;
  readonly counts: Schemas['MailCountsResponse'] | null;
}

/** Tabs for all emails and for those in one state, with their numbers; the other filters stay. */
export function StateTabs({ values: { state: current, kind, q }, counts }: StateTabsProps): ReactElement {
  const say = useText();
  const to = (state: string): string => {
    const kept = Object.entries({ state, kind, q }).filter(([, value]) => value !== '');
    return `?${new URLSearchParams(kept).toString()}`;
  };
  const tabs = (['', ...STATES] as const).map((state) => {
    const count = counts && (state === '' ? STATES.reduce((sum, one) => sum + counts[one], 0) : counts[state]);
    return {
      key: state || 'all',
      to: to(state),
      current: state === current,
      label: (
        <>
          {say(`delivery.tabs.${state || 'all'}`)}
          {count !== null && <span className="soft"> {format.number(count)}</span>}
        </>
      ),
    };
  });
  return <Tabs label={say('delivery.mails.state')} tabs={tabs} />;
}

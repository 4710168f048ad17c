import type { ReactElement } from 'react';
import { Card, Facts, LinkButton, placeOf, useText, type Translate } from '#panel';
import type { Clock } from './clock.js';

/** When customers are reminded and orders cancelled, by payment method. */
export function ClockRules({ clock }: { readonly clock: Clock }): ReactElement {
  const say = useText();
  const { methods, cancel_unconfirmed_after: unconfirmed } = clock;
  return (
    <Card
      title={say('clock.rules.title')}
      actions={
        <LinkButton small to={placeOf('payments', methods.length === 1 ? methods[0]!.method : undefined)}>
          {say('clock.to_settings')}
        </LinkButton>
      }
    >
      {methods.map(({ method, title, reminders, cancel_after: after }) => (
        <div key={method}>
          {methods.length > 1 && <h3>{title}</h3>}
          <Facts
            items={[
              {
                label: say('clock.rules.reminders'),
                value: reminders.map((day) => reminderDay(say, day)).join(', ') || say('clock.rules.no_reminders'),
              },
              {
                label: say('clock.rules.cancellation'),
                value: after === null ? say('clock.rules.never') : say('clock.rules.after', { count: after }),
              },
            ]}
          />
        </div>
      ))}
      {unconfirmed !== null && <p>{say('clock.rules.unconfirmed', { count: unconfirmed })}</p>}
      <p className="soft">{say('clock.rules.text')}</p>
    </Card>
  );
}

function reminderDay(say: Translate, day: number): string {
  if (day === 0) return say('clock.rules.on');
  return day < 0 ? say('clock.rules.before', { count: -day }) : say('clock.rules.after', { count: day });
}

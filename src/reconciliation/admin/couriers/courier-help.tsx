import type { ReactElement } from 'react';
import { Card, useText } from '#panel';
import '../bank.css';

const COURIERS = ['any', 'nova_poshta', 'baltic', 'format'] as const;

/** What a register is, and where couriers offer it. */
export function CourierHelp(): ReactElement {
  const say = useText();
  return (
    <Card title={say('bank.couriers.help.title')}>
      <dl className="bank-help">
        {COURIERS.map((courier) => (
          <div key={courier}>
            <dt>{say(`bank.couriers.help.${courier}.title`)}</dt>
            <dd>{say(`bank.couriers.help.${courier}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

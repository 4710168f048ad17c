import type { ReactElement } from 'react';
import { api, Badge, can, Card, ConfirmButton, notify, useText } from '#panel';

export interface PaymentsSwitchProps {
  readonly enabled: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** The shop's switch for all methods; while it is off, no method can be used. */
export function PaymentsSwitch({ enabled, onChanged }: PaymentsSwitchProps): ReactElement {
  const say = useText();
  const change = async (): Promise<void> => {
    const { message } = await api.put('/api/admin/settings', { payments_enabled: !enabled });
    notify.good(message);
    await onChanged();
  };
  const word = enabled ? 'off' : 'on';
  return (
    <Card
      title={say('payments.switch.title')}
      actions={
        <>
          <Badge tone={enabled ? 'good' : 'bad'}>
            {say(enabled ? 'payments.switch.is_on' : 'payments.switch.is_off')}
          </Badge>
          {can('owner') && (
            <ConfirmButton
              label={say(`payments.switch.${word}`)}
              kind={enabled ? 'secondary' : 'primary'}
              danger={enabled}
              title={say(`payments.switch.${word}_title`)}
              question={say(`payments.switch.${word}_question`)}
              onConfirm={change}
            />
          )}
        </>
      }
    >
      <p className="soft">{say(enabled ? 'payments.switch.text_on' : 'payments.switch.text_off')}</p>
    </Card>
  );
}

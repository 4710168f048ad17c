import type { ReactElement } from 'react';
import { Card, Checkbox, NumberField, TextField, useText } from '#panel';
import type { SectionProps } from '../section-props.js';
import { MailServerCard } from './mail-server-card.js';
import { NewOrderFields } from './new-order-fields.js';

/** The mail server, the sender, and optional emails. */
export function MailSection(props: SectionProps): ReactElement {
  const say = useText();
  const { settings, fields } = props;
  const { in_effect: inEffect } = settings;
  return (
    <>
      <MailServerCard {...props} />
      <Card title={say('settings.mails')}>
        <div className="form__row">
          <TextField
            {...fields.tied('mail_sender_name')}
            label={say('settings.sender_name')}
            hint={say('settings.sender_name_hint')}
            maxLength={100}
            placeholder={inEffect.mail_sender_name}
          />
          <TextField
            {...fields.tied('mail_sender_address')}
            label={say('settings.sender_address')}
            hint={say('settings.sender_address_hint')}
            type="email"
            autoComplete="off"
            maxLength={200}
            placeholder={inEffect.mail_sender_address}
          />
        </div>
        <div className="form__row">
          <NumberField
            {...fields.tied('mails_per_hour')}
            label={say('settings.mails_per_hour')}
            hint={say('settings.mails_per_hour_hint')}
            required
            min={1}
            max={1_000}
          />
        </div>
        <NewOrderFields fields={fields} />
        <Checkbox
          {...fields.ticked('mail_ready_for_shipment')}
          label={say('settings.mail_ready_for_shipment')}
          hint={say('settings.mail_ready_for_shipment_hint')}
        />
      </Card>
    </>
  );
}

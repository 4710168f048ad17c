import type { ReactElement } from 'react';
import { api, can, Card, ConfirmButton, EmailAddress, Facts, format, notify, useText } from '#panel';
import type { KnownCustomer } from './customer.js';

/** Whether the customer may log in, with a button to change it. */
export function AccountCard({
  customer: { id, account },
  onChanged,
}: {
  readonly customer: KnownCustomer;
  readonly onChanged: (customer: KnownCustomer) => void;
}): ReactElement {
  const say = useText();
  if (!account)
    return (
      <Card title={say('customers.account')}>
        <p className="soft">{say('customers.no_account')}</p>
      </Card>
    );
  const change = async (): Promise<void> => {
    const { data, message } = await api.put(`/api/customers/${id}/account`, { active: !account.active });
    onChanged(data);
    notify.good(message);
  };
  const verb = account.active ? 'lock' : 'unlock';
  return (
    <Card title={say('customers.account')}>
      <Facts
        items={[
          { label: say('customers.account_email'), value: <EmailAddress address={account.email} /> },
          { label: say('customers.account_since'), value: format.date(account.created_at) },
          { label: say('customers.may_log_in'), value: say(account.active ? 'kit.yes' : 'kit.no') },
        ]}
      />
      {can('manager') && (
        <div className="actions">
          <ConfirmButton
            key={verb}
            label={say(`customers.${verb}`)}
            title={say(`customers.${verb}_title`)}
            question={say(`customers.${verb}_question`, { email: account.email })}
            danger={account.active}
            onConfirm={change}
          />
        </div>
      )}
    </Card>
  );
}

import type { ReactElement } from 'react';
import { api, can, Card, ConfirmButton, downloadAddress, format, LinkButton, notify, useText } from '#panel';
import { fullName, type KnownCustomer } from './customer.js';

interface PersonalDataCardProps {
  readonly customer: KnownCustomer;
  readonly onChanged: (customer: KnownCustomer) => void;
}

/** Export and erasure of a customer's data on request. Owners only. */
export function PersonalDataCard({ customer, onChanged }: PersonalDataCardProps): ReactElement | null {
  const say = useText();
  if (!can('owner')) return null;
  const { id, erased_at: erasedAt } = customer;
  const erase = async (): Promise<void> => {
    const { data, message } = await api.post(`/api/customers/${id}/erase`);
    onChanged(data);
    notify.good(message);
  };
  const who = fullName(customer) || customer.email || say('customers.unnamed', { number: id });
  return (
    <Card title={say('customers.personal_data')}>
      <p className="soft">
        {erasedAt ? say('customers.erased', { date: format.date(erasedAt) }) : say('customers.personal_data_text')}
      </p>
      {!erasedAt && (
        <div className="actions">
          <LinkButton to={downloadAddress(`/api/customers/${id}/export`)} download>
            {say('customers.export')}
          </LinkButton>
          <ConfirmButton
            label={say('customers.erase')}
            title={say('customers.erase_title')}
            question={say('customers.erase_question', { who })}
            confirmLabel={say('customers.erase_for_good')}
            danger
            onConfirm={erase}
          />
        </div>
      )}
    </Card>
  );
}

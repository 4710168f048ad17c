import type { ReactElement } from 'react';
import { api, Card, ConfirmButton, DataTable, ErrorBox, notify, useRead, useText } from '#panel';

/**
 * Lists the columns of couriers' registers that administrators selected and the shop has stored. Renders nothing if
 * there are none.
 */
export function ProfileList(): ReactElement | null {
  const say = useText();
  const { data, error, loading, reload } = useRead('/api/admin/courier-register-profiles');
  if (error) return <ErrorBox error={error} onRetry={() => void reload()} />;
  if (!data || data.items.length === 0) return null;
  const remove = async (id: number): Promise<void> => {
    const { message } = await api.delete(`/api/admin/courier-register-profiles/${id}`);
    notify.good(message);
    await reload();
  };
  return (
    <Card flush title={say('bank.couriers.profiles.title')}>
      <p className="bank-below soft small">{say('bank.couriers.profiles.intro')}</p>
      <DataTable
        caption={say('bank.couriers.profiles.title')}
        busy={loading}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            title: say('bank.couriers.profiles.file'),
            main: true,
            cell: ({ name }) => <span className="bank-file">{name}</span>,
          },
          { key: 'columns', title: say('bank.couriers.profiles.columns'), cell: ({ columns }) => columns.join(', ') },
          {
            key: 'remove',
            title: say('bank.couriers.action'),
            cell: ({ id }) => (
              <ConfirmButton
                small
                danger
                label={say('bank.couriers.profiles.remove')}
                title={say('bank.couriers.profiles.question')}
                question={say('bank.couriers.profiles.consequence')}
                onConfirm={() => remove(id)}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

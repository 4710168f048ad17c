import { useState, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  api,
  Badge,
  Button,
  Card,
  ConfirmButton,
  Facts,
  format,
  Loading,
  notify,
  Page,
  Pager,
  placeOf,
  ReadError,
  useRead,
  useText,
  useUrlState,
  type Data,
} from '#panel';
import { AssignDialog } from './assign-dialog.js';
import { RowTable, type CourierRow } from './row-table.js';
import { useChangeRow } from './use-change-row.js';

/** One register: its sums, its transfer, and its parcels beside their orders. */
export function RegisterPage({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const { data, error, reload } = useRead(`/api/admin/courier-registers/${encodeURIComponent(id)}`);
  const back = { to: placeOf('courier-registers'), label: say('bank.tabs.couriers') };
  if (!data)
    return (
      <Page title={say('bank.couriers.register')} back={back}>
        {error ? <ReadError error={error} onRetry={() => void reload()} back={back} /> : <Loading lines={8} />}
      </Page>
    );
  const remove = async (): Promise<void> => {
    const { message } = await api.delete(`/api/admin/courier-registers/${data.id}`);
    notify.good(message);
    await navigate(placeOf('courier-registers'));
  };
  return (
    <Page
      title={[say('bank.couriers.register'), data.number ?? `#${data.id}`].join(' ')}
      back={back}
      actions={
        data.state === 'owed' && (
          <ConfirmButton
            danger
            label={say('bank.couriers.remove')}
            title={say('bank.couriers.remove')}
            question={say('bank.couriers.remove_question')}
            onConfirm={remove}
          />
        )
      }
    >
      {data.warnings.length > 0 && (
        <p className="warn-box" role="status">
          {say('bank.couriers.total_differs')}
        </p>
      )}
      <Summary register={data} />
      <Rows register={data} onChange={reload} />
    </Page>
  );
}

type Register = Data<'getCourierRegister'>;

function Summary({ register }: { readonly register: Register }): ReactElement {
  const say = useText();
  const { carrier, day, file_name: file, state, currency, collected, fees, payout, difference } = register;
  const money = (amount: number): string => format.money(amount, currency);
  return (
    <Card title={carrier ?? say('bank.couriers.unnamed')}>
      <Facts
        items={[
          {
            label: say('bank.state'),
            value: <Badge tone={state === 'owed' ? 'warn' : 'good'}>{say(`bank.couriers.states.${state}`)}</Badge>,
          },
          { label: say('bank.couriers.day'), value: day && format.day(day, 'year') },
          { label: say('bank.couriers.collected'), value: money(collected) },
          { label: say('bank.couriers.fees'), value: money(fees) },
          { label: say('bank.couriers.payout'), value: money(payout) },
          { label: say('bank.couriers.kept'), value: difference === 0 ? null : money(difference) },
          {
            label: say('bank.couriers.transfer'),
            value:
              register.transaction_id === null ? null : (
                <Link to={`${placeOf('bank-review')}?state=all&id=${register.transaction_id}`}>
                  {say('bank.couriers.to_transfer')}
                </Link>
              ),
          },
          { label: say('bank.statements.file'), value: file },
        ]}
      />
    </Card>
  );
}

function Rows({
  register,
  onChange,
}: {
  readonly register: Register;
  readonly onChange: () => Promise<unknown>;
}): ReactElement {
  const say = useText();
  const list = useUrlState({ page: '1' });
  const { data, meta, loading, reload } = useRead(`/api/admin/courier-registers/${register.id}/rows`, {
    ...list.values,
    per_page: 50,
  });
  const [assigned, assign] = useState<CourierRow | null>(null);
  const change = useChangeRow(reload);
  // The order could not be paid when the transfer was booked, e.g. because it was not shipped.
  const isLeftOut = ({ state }: CourierRow): boolean => register.state === 'transferred' && state === 'matched';
  const action = (row: CourierRow): ReactElement | null =>
    row.problem === null && !isLeftOut(row) ? null : (
      <div className="actions">
        {row.state !== 'paid' && (
          <Button small onClick={() => assign(row)}>
            {say('bank.couriers.assign')}
          </Button>
        )}
        {row.problem !== null && (
          <Button small kind="quiet" onClick={() => void change(register.id, row.id, { checked: !row.checked })}>
            {say(row.checked ? 'bank.couriers.uncheck' : 'bank.couriers.check')}
          </Button>
        )}
      </div>
    );
  return (
    <Card flush title={say('bank.couriers.parcels')}>
      {data ? <RowTable rows={data.items} busy={loading} action={action} /> : <Loading lines={6} />}
      {meta && <Pager meta={meta} onPage={(page) => list.set({ page: String(page) })} />}
      {assigned && (
        <AssignDialog
          row={assigned}
          onDone={async () => {
            await reload();
            await onChange();
          }}
          onClose={() => assign(null)}
        />
      )}
    </Card>
  );
}

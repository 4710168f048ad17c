import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, Empty, format, LinkButton, ListCard, placeOf, Sums, useRead, useText, useUrlState } from '#panel';
import { BankFrame } from '../bank-frame.js';
import { CourierHelp } from './courier-help.js';
import { DifferenceList } from './difference-list.js';
import { ProfileList } from './profile-list.js';

/** The amounts that couriers owe, their registers, and the differences to check. */
export function CouriersPage(): ReactElement {
  const say = useText();
  const list = useUrlState({ page: '1' });
  const read = useRead('/api/admin/courier-registers', { ...list.values, per_page: 20 });
  const { data: debts } = useRead('/api/admin/courier-debts');
  const isEmpty = read.meta?.total === 0;
  const importLink = (
    <LinkButton kind="primary" to={placeOf('courier-registers', 'new')}>
      {say('bank.couriers.import')}
    </LinkButton>
  );
  return (
    <BankFrame view="couriers" intro={say('bank.couriers.intro')} actions={!isEmpty && importLink}>
      {debts && debts.items.length > 0 && (
        <Card title={say('bank.couriers.owed')}>
          <Sums
            sums={debts.items.map(({ carrier, owed, currency, since }) => ({
              label: carrier ?? say('bank.couriers.unnamed'),
              value: format.money(owed, currency),
              detail: say('bank.couriers.since', { day: format.day(since, 'year') }),
            }))}
          />
        </Card>
      )}
      <ListCard
        list={read}
        caption={say('bank.tabs.couriers')}
        onPage={(page) => list.set({ page })}
        empty={<Empty title={say('bank.couriers.none')} text={say('bank.couriers.none_text')} action={importLink} />}
        columns={[
          {
            key: 'register',
            title: say('bank.couriers.register'),
            main: true,
            cell: ({ id, number, carrier }) => (
              <Link to={placeOf('courier-registers', id)}>
                {[carrier, number ?? `#${id}`].filter(Boolean).join(' ')}
              </Link>
            ),
          },
          {
            key: 'day',
            title: say('bank.couriers.day'),
            cell: ({ day }) => <span className="nowrap">{day ? format.day(day, 'year') : '–'}</span>,
          },
          { key: 'rows', title: say('bank.couriers.parcels'), align: 'end', cell: ({ rows }) => format.number(rows) },
          {
            key: 'state',
            title: say('bank.state'),
            cell: ({ state }) => (
              <Badge tone={state === 'owed' ? 'warn' : 'good'}>{say(`bank.couriers.states.${state}`)}</Badge>
            ),
          },
          {
            key: 'payout',
            title: say('bank.couriers.payout'),
            align: 'end',
            cell: ({ payout, currency }) => <span className="nowrap">{format.money(payout, currency)}</span>,
          },
        ]}
      />
      {isEmpty && <CourierHelp />}
      <DifferenceList />
      <ProfileList />
    </BankFrame>
  );
}

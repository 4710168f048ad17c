import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Button,
  EmailAddress,
  format,
  LinkButton,
  ListCard,
  NothingFound,
  Page,
  placeOf,
  ROLES,
  SearchField,
  SelectField,
  session,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { ADMINISTRATORS, STATE_TONES, type Administrator } from './administrator.js';

export function AdministratorList(): ReactElement {
  const say = useText();
  const list = useUrlState({ q: '', role: '', active: '', page: '1' });
  const read = useRead(ADMINISTRATORS, { ...list.values, per_page: 20 });
  const columns = [
    {
      key: 'email',
      title: say('access.email'),
      main: true,
      cell: ({ id, email }: Administrator) => (
        <>
          <Link to={placeOf('administrators', id)}>
            <EmailAddress address={email} />
          </Link>
          {id === session.id && <span className="soft"> {say('access.administrators.you')}</span>}
        </>
      ),
    },
    { key: 'role', title: say('access.role'), cell: ({ role }: Administrator) => say(`access.roles.${role}`) },
    {
      key: 'state',
      title: say('access.administrators.state'),
      cell: ({ state }: Administrator) => (
        <Badge tone={STATE_TONES[state]}>{say(`access.administrators.states.${state}`)}</Badge>
      ),
    },
    {
      key: 'factor',
      title: say('access.administrators.second_factor'),
      cell: ({ second_factor: on }: Administrator) => say(on ? 'kit.yes' : 'kit.no'),
    },
    {
      key: 'seen',
      title: say('access.administrators.last_login'),
      cell: ({ last_login_at: at }: Administrator) => (
        <span className="nowrap">{at ? format.shortDateTime(at) : say('access.never')}</span>
      ),
    },
  ];
  return (
    <Page
      title={say('access.administrators.title')}
      intro={say('access.administrators.intro')}
      actions={
        <LinkButton kind="primary" to={placeOf('administrators', 'new')}>
          {say('access.administrators.invite')}
        </LinkButton>
      }
    >
      <div className="filters">
        <SearchField
          label={say('access.administrators.search')}
          value={list.values.q}
          onChange={(q) => list.set({ q })}
        />
        <SelectField
          label={say('access.role')}
          required
          value={list.values.role}
          onChange={(role) => list.set({ role })}
          options={[
            { value: '', label: say('access.administrators.any_role') },
            ...ROLES.map((role) => ({ value: role, label: say(`access.roles.${role}`) })),
          ]}
        />
        <SelectField
          label={say('access.administrators.who')}
          required
          value={list.values.active}
          onChange={(active) => list.set({ active })}
          options={['', '1', '0'].map((active) => ({
            value: active,
            label: say(`access.administrators.shown.${active === '' ? 'all' : active === '1' ? 'active' : 'inactive'}`),
          }))}
        />
        {list.filtered && (
          <Button kind="quiet" onClick={list.clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
      <ListCard
        list={read}
        caption={say('access.administrators.title')}
        columns={columns}
        empty={<NothingFound onClear={list.clear} />}
        onPage={(page) => list.set({ page })}
      />
    </Page>
  );
}

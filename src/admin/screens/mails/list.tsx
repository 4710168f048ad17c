import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Button,
  compareLabels,
  EmailAddress,
  Empty,
  format,
  ListCard,
  NothingFound,
  Page,
  placeOf,
  SearchField,
  SelectField,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { useReason } from '../delivery/use-reason.js';
import { PREVIEWS, stateOf, TONES, type Mail } from './mail.js';
import { StateTabs } from './state-tabs.js';
import { useKindName } from './use-kind-name.js';
import './mails.css';

/** All sent and queued emails, with their delivery status. */
export function MailListPage(): ReactElement {
  const say = useText();
  const nameOf = useKindName();
  const reasonOf = useReason();
  const list = useUrlState({ state: '', kind: '', q: '', page: '1' });
  const { values, set } = list;
  const read = useRead('/api/admin/mails', { ...values, per_page: 20 });
  const { data } = read;
  const kinds = [...new Set([...(data?.kinds ?? []), ...(values.kind ? [values.kind] : [])])].map((kind) => ({
    value: kind,
    label: nameOf(kind),
  }));
  const columns = [
    {
      key: 'subject',
      title: say('delivery.mails.mail'),
      main: true,
      cell: ({ id, subject, kind }: Mail) => (
        <div>
          <Link to={placeOf('mails', id)}>{subject ?? nameOf(kind)}</Link>
          {subject && <div className="soft small mails-kind">{nameOf(kind)}</div>}
        </div>
      ),
    },
    {
      key: 'recipient',
      title: say('delivery.mails.recipient'),
      cell: ({ recipient }: Mail) => (
        <span className="mails-address">
          <EmailAddress address={recipient} />
        </span>
      ),
    },
    {
      key: 'state',
      title: say('delivery.mails.state'),
      cell: (mail: Mail) => (
        <div>
          <Badge tone={TONES[mail.state]}>{say(`delivery.states.${stateOf(mail)}`)}</Badge>
          {mail.delayed_until && (
            <div className="soft small">
              {say('delivery.mails.delayed_until', { time: format.dateTime(mail.delayed_until) })}
            </div>
          )}
          {mail.last_error && <div className="soft small mails-error">{reasonOf(mail.last_error)}</div>}
        </div>
      ),
    },
    {
      key: 'created',
      title: say('delivery.mails.created'),
      cell: ({ created_at: at }: Mail) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
  ];
  return (
    <Page
      title={say('shell.places.mails')}
      intro={say('delivery.mails.intro')}
      actions={
        <Link className="button button--secondary" to={placeOf('mails', PREVIEWS)}>
          {say('delivery.previews.link')}
        </Link>
      }
    >
      <StateTabs values={values} counts={data?.counts ?? null} />
      <div className="filters">
        <SearchField label={say('delivery.mails.search')} value={values.q} onChange={(q) => set({ q })} />
        <SelectField
          label={say('delivery.mails.kind')}
          required
          value={values.kind}
          onChange={(kind) => set({ kind })}
          options={[{ value: '', label: say('delivery.mails.all_kinds') }, ...kinds.sort(compareLabels)]}
        />
        {list.filtered && (
          <Button kind="quiet" onClick={list.clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
      <ListCard
        list={read}
        caption={say('shell.places.mails')}
        columns={columns}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty title={say('delivery.mails.empty')} text={say('delivery.mails.empty_text')} />
          )
        }
        onPage={(page) => set({ page })}
      />
    </Page>
  );
}

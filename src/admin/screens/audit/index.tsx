import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Button,
  EmailAddress,
  Empty,
  format,
  ListCard,
  NothingFound,
  Page,
  placeOf,
  useRead,
  useText,
  useUrlState,
  type Query,
} from '#panel';
import { useCategories } from './use-categories.js';
import { Details } from './details.js';
import { PLACES, UNREADABLE, type AuditEntry } from './entry.js';
import { Filters, type AuditFilterName } from './filters.js';
import { isMethod, recordedName, useMethods, type Methods } from './use-methods.js';
import { useWords } from './use-words.js';

/** The activity log, which cannot be changed. */
export function AuditScreen(): ReactElement {
  const say = useText();
  const { actionName, subjectName } = useWords();
  const methods = useMethods();
  const categoryName = useCategories();
  const list = useUrlState<AuditFilterName>({
    action: '',
    who: '',
    subject_type: '',
    subject_id: '',
    from: '',
    to: '',
    page: '1',
  });
  const read = useRead('/api/admin/audit', queryOf(list.values));
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const whoOf = ({ actor: { kind, name } }: AuditEntry): string =>
    name && kind === 'integration'
      ? say('access.audit.token', { name })
      : (name ?? say(`access.audit.kinds_one.${kind}`));
  const columns = [
    {
      key: 'action',
      title: say('access.audit.action'),
      main: true,
      cell: ({ action }: AuditEntry) => actionName(action),
    },
    {
      key: 'subject',
      title: say('access.audit.subject'),
      cell: (entry: AuditEntry) => (
        <Subject entry={entry} name={subjectName(entry.subject_type)} methods={methods} categoryName={categoryName} />
      ),
    },
    {
      key: 'who',
      title: say('access.audit.who'),
      cell: (entry: AuditEntry) => <EmailAddress address={whoOf(entry)} />,
    },
    {
      key: 'at',
      title: say('access.audit.when'),
      cell: ({ at }: AuditEntry) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
    {
      key: 'details',
      title: say('access.audit.details'),
      hideTitle: true,
      align: 'end' as const,
      cell: (entry: AuditEntry) => (
        <Button small kind="quiet" onClick={() => setOpen(entry)}>
          {say('access.audit.details')}
          <span className="unseen">
            {' '}
            {actionName(entry.action)}, {format.dateTime(entry.at)}
          </span>
        </Button>
      ),
    },
  ];
  return (
    <Page title={say('access.audit.title')} intro={say('access.audit.intro')}>
      <Filters list={list} />
      <ListCard
        list={read}
        caption={say('access.audit.title')}
        columns={columns}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty title={say('kit.nothing_found')} text={say('access.audit.empty')} />
          )
        }
        onPage={(page) => list.set({ page })}
      />
      {open && (
        <Details
          entry={open}
          title={actionName(open.action)}
          who={whoOf(open)}
          methods={methods}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

interface SubjectProps {
  readonly entry: AuditEntry;
  /** Name of the subject's type. */
  readonly name: string;
  readonly methods: Methods;
  readonly categoryName: (id: unknown) => string | undefined;
}

/** The subject of an entry by its name, if it is known, with a link. */
function Subject({ entry, name, methods, categoryName }: SubjectProps): ReactElement {
  const say = useText();
  const { subject_type: type, subject_id: id, subject_name: called } = entry;
  const text = (): string => {
    if (id === null) return name;
    if (type === 'order') return say('delivery.order', { number: id });
    if (type === 'user') return `${name} ${called ?? id}`;
    // There is only one such record, so the name of its type is sufficient.
    if (type === 'setting' || type === 'search_synonyms') return name;
    const known =
      called ??
      (isMethod(type) ? methods.titleOf(type, id) : undefined) ??
      recordedName(entry) ??
      (type === 'category' ? categoryName(id) : undefined);
    if (known !== undefined) return say('access.audit.named', { type: name, name: known });
    return UNREADABLE.includes(type) ? name : say('access.audit.numbered', { type: name, number: id });
  };
  const place = PLACES[type];
  const shown = <EmailAddress address={text()} />;
  return place && id ? <Link to={placeOf(place, id)}>{shown}</Link> : shown;
}

/** Dates are days in the shop's time zone, from the start of the first to the end of the last. */
function queryOf({ who, from, to, ...rest }: Readonly<Record<AuditFilterName, string>>): Query {
  const [kind, id] = who.split(':');
  return { ...rest, actor_kind: kind, actor_id: id, from, to: to && dayAfter(to), per_page: 50 };
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

import type { ReactElement } from 'react';
import {
  api,
  Badge,
  Button,
  Card,
  ConfirmButton,
  DataTable,
  ErrorBox,
  format,
  Loading,
  notify,
  useRead,
  useSubmit,
  useText,
  type Item,
} from '#panel';

const SESSIONS = '/api/auth/sessions';

type OwnSession = Item<'listSessions'>;

/** Sessions of the account, with buttons to end them. */
export function OwnSessions(): ReactElement {
  const say = useText();
  const { data, error, loading, reload } = useRead(SESSIONS);
  const end = useSubmit(async (path: typeof SESSIONS | `${typeof SESSIONS}/${string}`) => {
    const { message } = await api.delete(path);
    notify.good(message);
    await reload();
  });
  const endOthers = async (): Promise<void> => {
    await end.submit(SESSIONS);
  };
  const nameOf = ({ browser }: OwnSession): string => browser ?? say('access.sessions.unknown');
  const columns = [
    {
      key: 'browser',
      title: say('access.sessions.browser'),
      main: true,
      cell: (row: OwnSession) => (
        <>
          {nameOf(row)} {row.current && <Badge tone="good">{say('access.sessions.this')}</Badge>}
        </>
      ),
    },
    { key: 'ip', title: say('access.sessions.from'), cell: ({ ip }: OwnSession) => ip ?? '' },
    {
      key: 'created',
      title: say('access.sessions.since'),
      cell: ({ created_at: at }: OwnSession) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
    {
      key: 'expires',
      title: say('access.sessions.until'),
      cell: ({ expires_at: at }: OwnSession) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
    {
      key: 'end',
      title: say('access.sessions.end'),
      hideTitle: true,
      align: 'end' as const,
      cell: (row: OwnSession) =>
        !row.current && (
          <Button small kind="quiet" busy={end.busy} onClick={() => void end.submit(`${SESSIONS}/${row.id}`)}>
            {say('access.sessions.end')}
            <span className="unseen"> {nameOf(row)}</span>
          </Button>
        ),
    },
  ];
  const others = data?.items.filter(({ current }) => !current).length ?? 0;
  return (
    <Card
      flush
      title={say('access.sessions.title')}
      actions={
        others > 0 && (
          <ConfirmButton
            label={say('access.sessions.end_others')}
            title={say('access.sessions.end_others_title')}
            question={say('access.sessions.end_others_question', { count: others })}
            onConfirm={endOthers}
          />
        )
      }
    >
      {end.error && <ErrorBox error={end.error} />}
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading />
      ) : (
        <DataTable
          caption={say('access.sessions.title')}
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          busy={loading}
        />
      )}
    </Card>
  );
}

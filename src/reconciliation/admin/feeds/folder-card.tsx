import type { ReactElement } from 'react';
import { Card, DataTable, ErrorBox, format, Loading, useRead, useText } from '#panel';

/** The folder for files of other programs, with the files that were set aside and their reasons. */
export function FolderCard(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/bank-folder');
  return (
    <Card title={say('bank.folder.title')}>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={2} />
      ) : (
        <>
          <p className="soft bank-file">{say('bank.folder.text', { folder: data.path })}</p>
          <p>
            {say('bank.folder.counts', {
              waiting: format.number(data.waiting.length),
              imported: format.number(data.imported),
            })}
          </p>
          {data.refused.length === 0 ? (
            <p className="soft">{say('bank.folder.none_refused')}</p>
          ) : (
            <DataTable
              caption={say('bank.folder.refused')}
              rows={data.refused}
              rowKey={({ name }) => name}
              columns={[
                {
                  key: 'name',
                  title: say('bank.folder.refused'),
                  main: true,
                  cell: ({ name }) => <span className="bank-file">{name}</span>,
                },
                { key: 'reason', title: say('bank.folder.reason'), cell: ({ reason }) => reason },
                {
                  key: 'at',
                  title: say('bank.folder.at'),
                  cell: ({ refused_at: at }) => <span className="nowrap">{format.shortDateTime(at)}</span>,
                },
              ]}
            />
          )}
        </>
      )}
    </Card>
  );
}

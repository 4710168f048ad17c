import { useState, type ReactElement } from 'react';
import {
  Badge,
  Button,
  Card,
  DataTable,
  Empty,
  ErrorBox,
  format,
  LinkButton,
  Loading,
  Pager,
  useText,
  type Read,
} from '#panel';
import { DiscardDialog } from './discard-dialog.js';
import { downloadOf } from './download.js';
import { FILE_TONES, fileStateOf, type RefundFile } from './refund.js';

interface FilesCardProps {
  readonly list: Read<{ readonly items: readonly RefundFile[] }>;
  readonly onPage: (page: string) => void;
  readonly onChanged: () => Promise<void>;
}

/** Files with refunds for the bank, newest first. */
export function FilesCard({
  list: { data, meta, error, loading, reload },
  onPage,
  onChanged,
}: FilesCardProps): ReactElement {
  const say = useText();
  const [discarded, discard] = useState<RefundFile | null>(null);
  return (
    <Card flush title={say('refunds.files')}>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={3} />
      ) : data.items.length === 0 ? (
        <Empty title={say('refunds.no_files')} text={say('refunds.no_files_text')} />
      ) : (
        <DataTable
          caption={say('refunds.files')}
          rows={data.items}
          rowKey={({ id }) => id}
          busy={loading}
          columns={[
            {
              key: 'number',
              title: say('refunds.file_number'),
              main: true,
              cell: ({ id, format: kind }) => (
                <div>
                  <div className="nowrap">{say('refunds.file_name', { number: id })}</div>
                  <div className="soft small nowrap">{kind === 'csv' ? 'CSV' : kind}</div>
                </div>
              ),
            },
            {
              key: 'made',
              title: say('refunds.made'),
              cell: ({ created_at: at }) => <span className="nowrap">{format.shortDateTime(at)}</span>,
            },
            { key: 'count', title: say('refunds.count'), align: 'end', cell: ({ count }) => format.number(count) },
            {
              key: 'total',
              title: say('refunds.total'),
              align: 'end',
              cell: ({ total, currency }) => <strong className="nowrap">{format.money(total, currency)}</strong>,
            },
            { key: 'state', title: say('bank.state'), cell: (file) => <FileState file={file} /> },
            {
              key: 'actions',
              title: say('refunds.actions'),
              hideTitle: true,
              cell: (file) => <FileActions file={file} onDiscard={discard} />,
            },
          ]}
        />
      )}
      {meta && meta.total > meta.per_page && <Pager meta={meta} onPage={(page) => onPage(String(page))} />}
      {discarded && <DiscardDialog file={discarded} onDiscarded={onChanged} onClose={() => discard(null)} />}
    </Card>
  );
}

function FileState({ file }: { readonly file: RefundFile }): ReactElement {
  const say = useText();
  const { count, paid_out: paid, returned, discard_reason: reason } = file;
  const state = fileStateOf(file);
  const isOpen = state === 'partly_paid_out' || (state === 'discarded' && paid > 0);
  return (
    <span className="bank-state">
      <Badge tone={FILE_TONES[state]}>{say(`refunds.file_states.${state}`)}</Badge>
      {isOpen && <span className="small">{say('refunds.paid_of', { paid, count })}</span>}
      {returned > 0 && <span className="small">{say('refunds.returned', { count: returned })}</span>}
      {reason !== null && <span className="soft small">{reason}</span>}
    </span>
  );
}

/**
 * The buttons of a file: it can be downloaded while its bytes are stored, and discarded while no statement has one of
 * its transfers.
 */
function FileActions({
  file,
  onDiscard,
}: {
  readonly file: RefundFile;
  readonly onDiscard: (file: RefundFile) => void;
}): ReactElement {
  const say = useText();
  const name = <span className="unseen"> {say('refunds.file_name', { number: file.id })}</span>;
  const isUnused = file.discarded_at === null && file.paid_out + file.returned === 0;
  return (
    <div className="actions">
      {file.available ? (
        <LinkButton small download to={downloadOf(file)}>
          {say('refunds.download')}
          {name}
        </LinkButton>
      ) : (
        <span className="soft small">{say('refunds.unavailable')}</span>
      )}
      {isUnused && (
        <Button small kind="quiet" onClick={() => onDiscard(file)}>
          {say('refunds.discard.open')}
          {name}
        </Button>
      )}
    </div>
  );
}

import { useState, type ReactElement } from 'react';
import {
  api,
  Button,
  ConfirmButton,
  Empty,
  format,
  ListCard,
  notify,
  Page,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { useReason } from '../delivery/use-reason.js';
import { About } from './about.js';
import { Details } from './details.js';
import { jobName, type DeadLetter } from './letter.js';
import { RunAgain } from './run-again.js';
import './dead-letters.css';

/** Failed jobs, until an administrator retries or discards them. */
export function DeadLettersScreen(): ReactElement {
  const say = useText();
  const reasonOf = useReason();
  const list = useUrlState({ page: '1' });
  const read = useRead('/api/admin/dead-letters', { page: list.values.page, per_page: 20 });
  const { meta, reload } = read;
  const [open, setOpen] = useState<DeadLetter | null>(null);
  const total = meta?.total ?? 0;
  const runAll = async (): Promise<void> => {
    const { message } = await api.post('/api/admin/dead-letters/retry');
    notify.good(message);
    list.clear();
    await reload();
  };
  const columns = [
    {
      key: 'job',
      title: say('delivery.letters.job'),
      main: true,
      cell: (letter: DeadLetter) => (
        <div>
          {jobName(say, letter)}
          <About letter={letter} />
        </div>
      ),
    },
    {
      key: 'error',
      title: say('delivery.letters.error'),
      cell: ({ error: why }: DeadLetter) => (
        <span className="letters-error">{why === null ? say('delivery.letters.no_error') : reasonOf(why)}</span>
      ),
    },
    {
      key: 'when',
      title: say('delivery.letters.when'),
      cell: ({ failed_at: at, tries }: DeadLetter) => (
        <div>
          <span className="nowrap">{format.shortDateTime(at)}</span>
          <div className="soft small">{say('delivery.letters.tries', { count: tries })}</div>
        </div>
      ),
    },
    {
      key: 'actions',
      title: say('delivery.letters.actions'),
      hideTitle: true,
      align: 'end' as const,
      cell: (letter: DeadLetter) => (
        <div className="actions letters-actions">
          <RunAgain letter={letter} name={jobName(say, letter)} onDone={reload} />
          <Button small kind="quiet" onClick={() => setOpen(letter)}>
            {say('delivery.letters.details')}
            <span className="unseen">
              {' '}
              {jobName(say, letter)}, {format.dateTime(letter.failed_at)}
            </span>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Page
      title={say('shell.places.dead-letters')}
      intro={say('delivery.letters.intro')}
      actions={
        total > 0 && (
          <ConfirmButton
            kind="primary"
            label={say('delivery.letters.run_all')}
            title={say('delivery.letters.run_all_title')}
            question={<p>{say('delivery.letters.run_all_question', { count: total })}</p>}
            onConfirm={runAll}
          />
        )
      }
    >
      <ListCard
        list={read}
        caption={say('shell.places.dead-letters')}
        columns={columns}
        empty={<Empty title={say('delivery.letters.empty')} text={say('delivery.letters.empty_text')} />}
        onPage={(page) => list.set({ page })}
      />
      {open && (
        <Details
          letter={open}
          name={jobName(say, open)}
          onClose={() => setOpen(null)}
          onDone={async () => {
            setOpen(null);
            await reload();
          }}
        />
      )}
    </Page>
  );
}

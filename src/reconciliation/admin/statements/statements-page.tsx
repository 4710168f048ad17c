import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Empty, format, LinkButton, ListCard, placeOf, useRead, useText, useUrlState, type Item } from '#panel';
import { BankFrame } from '../bank-frame.js';
import { DownloadHelp } from './download-help.js';
import { periodOf } from './statement-table.js';

type Statement = Item<'listBankStatements'>;

/** The imported statements, newest first. */
export function StatementsPage(): ReactElement {
  const say = useText();
  const list = useUrlState({ page: '1' });
  const read = useRead('/api/admin/bank-statements', { ...list.values, per_page: 20 });
  const isEmpty = read.meta?.total === 0;
  const importLink = (
    <LinkButton kind="primary" to={placeOf('bank-statements', 'new')}>
      {say('bank.statements.import')}
    </LinkButton>
  );
  return (
    <BankFrame view="statements" intro={say('bank.statements.intro')} actions={!isEmpty && importLink}>
      <ListCard
        list={read}
        caption={say('payments.tabs.bank')}
        onPage={(page) => list.set({ page })}
        empty={
          <Empty title={say('bank.statements.none')} text={say('bank.statements.none_text')} action={importLink} />
        }
        columns={[
          {
            key: 'file',
            title: say('bank.statements.file'),
            main: true,
            cell: ({ id, file_name: name }) => (
              <Link className="bank-file" to={placeOf('bank-statements', id)}>
                {name}
              </Link>
            ),
          },
          {
            key: 'account',
            title: say('bank.account'),
            cell: ({ statements }) =>
              [...new Set(statements.map(({ account }) => account))].map((account) => (
                <div key={account} className="nowrap small">
                  {format.iban(account)}
                </div>
              )),
          },
          {
            key: 'period',
            title: say('bank.statements.period'),
            cell: ({ statements }) => periodOf(spanOf(statements)),
          },
          {
            key: 'transactions',
            title: say('bank.statements.new'),
            align: 'end',
            cell: ({ transactions }) => format.number(transactions.new),
          },
          { key: 'review', title: say('bank.statements.review'), cell: (one) => <Waiting statement={one} /> },
          {
            key: 'imported',
            title: say('bank.statements.imported'),
            cell: ({ imported_at: at }) => <span className="nowrap">{format.shortDateTime(at)}</span>,
          },
        ]}
      />
      {isEmpty && <DownloadHelp />}
    </BankFrame>
  );
}

/** The period from the first to the last day of all statements of a file. */
function spanOf(statements: Statement['statements']): { from: string | null; to: string | null } {
  const days = statements.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()).sort();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

function Waiting({ statement: { transactions } }: { readonly statement: Statement }): ReactElement {
  const say = useText();
  const waiting = transactions.suggested + transactions.unmatched;
  if (waiting === 0) return <Badge tone="good">{say('bank.statements.decided')}</Badge>;
  return <Badge tone="warn">{say('bank.statements.waiting', { count: waiting, shown: format.number(waiting) })}</Badge>;
}

import type { ReactElement } from 'react';
import {
  Card,
  downloadAddress,
  Facts,
  format,
  LinkButton,
  Loading,
  Page,
  placeOf,
  ReadError,
  useRead,
  useText,
} from '#panel';
import { Counts } from './counts.js';
import { StatementTable } from './statement-table.js';
import { TransactionList } from './transaction-list.js';

/** One imported file: its statements, and the states of its transactions. */
export function StatementPage({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(`/api/admin/bank-statements/${encodeURIComponent(id)}`);
  const back = { to: placeOf('bank-statements'), label: say('payments.tabs.bank') };
  if (!data)
    return (
      <Page title={say('bank.statements.one')} back={back}>
        {error ? <ReadError error={error} onRetry={() => void reload()} back={back} /> : <Loading lines={8} />}
      </Page>
    );
  const { file_name: name, transactions, warnings } = data;
  const waiting = transactions.suggested + transactions.unmatched;
  const open = { state: 'unmatched,suggested', statement_id: data.id };
  return (
    <Page
      title={name}
      back={back}
      actions={
        waiting > 0 && (
          <>
            <LinkButton kind="primary" to={`${placeOf('bank-review')}?statement=${data.id}`}>
              {say('bank.statements.to_review', { count: waiting, shown: format.number(waiting) })}
            </LinkButton>
            <LinkButton download to={downloadAddress('/api/admin/bank-transactions/export', open)}>
              {say('bank.statements.export')}
            </LinkButton>
          </>
        )
      }
    >
      {warnings.length > 0 && (
        <p className="warn-box" role="status">
          {say('bank.warnings.balance_mismatch')}
        </p>
      )}
      <Card title={say('bank.statements.result')}>
        <Facts
          items={[
            { label: say('bank.statements.format'), value: data.format },
            { label: say('bank.statements.imported'), value: format.dateTime(data.imported_at) },
          ]}
        />
        <Counts counts={transactions} verb="have" />
      </Card>
      {data.statements.length > 0 && (
        <Card flush title={say('bank.statements.statements')}>
          <StatementTable statements={data.statements} />
        </Card>
      )}
      <TransactionList statement={data.id} counts={transactions} onChanged={() => void reload({ background: true })} />
    </Page>
  );
}

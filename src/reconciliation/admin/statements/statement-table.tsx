import type { ReactElement } from 'react';
import { DataTable, format, useText, type Schemas } from '#panel';

type Statement = Schemas['AccountStatementResponse'];

/** The statements of a file: account, period and balances. */
export function StatementTable({ statements }: { readonly statements: readonly Statement[] }): ReactElement {
  const say = useText();
  const money = (amount: number | null, currency: string): ReactElement =>
    amount === null ? (
      <span className="soft">–</span>
    ) : (
      <span className="nowrap">{format.money(amount, currency)}</span>
    );
  return (
    <DataTable
      caption={say('bank.statements.statements')}
      rows={statements.map((one, index) => ({ ...one, index }))}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'account',
          title: say('bank.account'),
          main: true,
          cell: ({ account, currency }) => (
            <div>
              <span className="nowrap">{format.iban(account)}</span> <span className="soft">{currency}</span>
            </div>
          ),
        },
        { key: 'number', title: say('bank.statements.number'), cell: ({ number }) => number ?? '–' },
        { key: 'period', title: say('bank.statements.period'), cell: periodOf },
        {
          key: 'opening',
          title: say('bank.statements.opening'),
          align: 'end',
          cell: ({ opening_balance: amount, currency }) => money(amount, currency),
        },
        {
          key: 'closing',
          title: say('bank.statements.closing'),
          align: 'end',
          cell: ({ closing_balance: amount, currency }) => money(amount, currency),
        },
      ]}
    />
  );
}

/** `20 Nov 2026`, `1 Nov 2026 – 30 Nov 2026`, or a dash. */
export function periodOf({ from, to }: Pick<Statement, 'from' | 'to'>): string {
  const days = [...new Set([from, to])].flatMap((day) => (day === null ? [] : format.day(day, 'year')));
  return days.join(' – ') || '–';
}

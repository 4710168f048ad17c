import { useEffect, useRef, type ReactElement } from 'react';
import { Button, Card, DataTable, format, useText } from '#panel';
import { Counts } from '../statements/counts.js';
import { paymentDetails } from '../statements/payment-details.js';
import { StatementTable } from '../statements/statement-table.js';
import { EncodingChoice } from './encoding-choice.js';
import type { Import, Preview } from './use-import.js';

/** Formats whose files do not name their encoding. */
const UNNAMED_ENCODING = ['CSV', 'MT940', 'MT942', '1CClientBankExchange'];

/** Preview of the file's contents, before anything is booked. */
export function PreviewCard({ work, preview }: { readonly work: Import; readonly preview: Preview }): ReactElement {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const { transactions, warnings, gaps, sample, statements } = preview;
  return (
    <div className="stack bank-preview" ref={box} tabIndex={-1} role="group" aria-label={say('bank.preview.title')}>
      <Card title={say('bank.preview.title')}>
        <p className="soft">
          {preview.file_name} · {preview.format}
        </p>
        {warnings.length > 0 && <p className="warn-box">{say('bank.warnings.balance_mismatch')}</p>}
        {gaps.map(({ account, after, before, currency, difference }) => (
          <p key={`${account} ${after}`} className="warn-box">
            {say('bank.preview.gap', {
              account: format.iban(account),
              after: format.day(after, 'year'),
              before: format.day(before, 'year'),
              amount: format.money(difference, currency),
            })}
          </p>
        ))}
        <Counts counts={transactions} verb="would" />
        <div className="actions">
          <Button kind="primary" onClick={work.book}>
            {say('bank.preview.book')}
          </Button>
          <Button onClick={work.reset}>{say('kit.cancel')}</Button>
        </div>
        <p className="soft small">{say('bank.preview.nothing_yet')}</p>
      </Card>
      <Card flush title={say('bank.statements.statements')}>
        <StatementTable statements={statements} />
      </Card>
      <Card flush title={say('bank.preview.sample')}>
        <DataTable
          caption={say('bank.preview.sample')}
          rows={sample.map((one, index) => ({ ...one, index }))}
          rowKey={({ index }) => index}
          columns={[
            {
              key: 'payer',
              title: say('bank.counterparty'),
              main: true,
              cell: ({ counterparty_name: name }) => name ?? '–',
            },
            {
              key: 'day',
              title: say('bank.booked_on'),
              cell: ({ booked_on: day }) => <span className="nowrap">{format.day(day, 'year')}</span>,
            },
            { key: 'text', title: say('bank.text'), cell: paymentDetails },
            {
              key: 'amount',
              title: say('bank.amount'),
              align: 'end',
              cell: ({ amount, currency }) => <span className="nowrap">{format.money(amount, currency)}</span>,
            },
          ]}
        />
        {UNNAMED_ENCODING.includes(preview.format) && (
          <div className="bank-below">
            <EncodingChoice work={work} />
          </div>
        )}
      </Card>
    </div>
  );
}

import { useState, type ReactElement, type ReactNode } from 'react';
import { Card, DataTable, Form, useText, type ApiError } from '#panel';

/** Possible contents of a column of a register; a column with '' is not used. */
const CONTENTS = [
  '',
  'tracking_number',
  'order_number',
  'amount',
  'fee',
  'payout',
  'collected_on',
  'currency',
] as const;
type Content = (typeof CONTENTS)[number];

interface RegisterColumnsProps {
  readonly error: ApiError;
  readonly aside: ReactNode;
  /** Receives the form field `mapping`. */
  readonly onChoose: (mapping: string) => void;
}

/** Asks what each column of a register contains. */
export function RegisterColumns({ error, aside, onChoose }: RegisterColumnsProps): ReactElement {
  const say = useText();
  const { columns = [], sample = [] } = error.body as Partial<{ columns: string[]; sample: string[][] }>;
  const [contents, setContents] = useState<readonly Content[]>(columns.map(() => ''));
  const has = (content: Content): boolean => contents.includes(content);
  const isTwice = contents.some((one, at) => one !== '' && contents.indexOf(one) !== at);
  const isComplete = (has('tracking_number') || has('order_number')) && (has('amount') || has('payout'));
  const chosen = columns.flatMap((column, at) => (contents[at] ? [[contents[at], column] as const] : []));
  return (
    <Card title={say('bank.columns.title')}>
      <Form
        busy={false}
        error={null}
        disabled={isTwice || !isComplete}
        submitLabel={say('bank.import.continue')}
        onSubmit={() => onChoose(JSON.stringify(Object.fromEntries(chosen)))}
        aside={aside}
      >
        <p>{say('bank.columns.intro')}</p>
        <DataTable
          caption={say('bank.columns.title')}
          rows={columns.map((column, index) => ({ column, index }))}
          rowKey={({ index }) => index}
          columns={[
            { key: 'column', title: say('bank.columns.column'), main: true, cell: ({ column }) => column },
            {
              key: 'sample',
              title: say('bank.columns.sample'),
              cell: ({ index }) => sample.map((row) => row[index] || '–').join(', '),
            },
            {
              key: 'content',
              title: say('bank.columns.content'),
              cell: ({ column, index }) => (
                <select
                  aria-label={say('bank.columns.content_of', { column })}
                  value={contents[index]}
                  onChange={(event) => {
                    const content = CONTENTS[event.target.selectedIndex] ?? '';
                    setContents(contents.map((one, at) => (at === index ? content : one)));
                  }}
                >
                  {CONTENTS.map((content) => (
                    <option key={content} value={content}>
                      {say(content ? `bank.couriers.contents.${content}` : 'bank.columns.contents.nothing')}
                    </option>
                  ))}
                </select>
              ),
            },
          ]}
        />
        <p className="soft small">{say('bank.columns.kept')}</p>
        <p className={isTwice || !isComplete ? 'warn-box' : 'soft small'} role="status">
          {say(isTwice ? 'bank.columns.twice' : isComplete ? 'bank.preview.nothing_yet' : 'bank.couriers.incomplete')}
        </p>
      </Form>
    </Card>
  );
}

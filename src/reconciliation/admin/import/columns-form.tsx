import { useState, type ReactElement, type ReactNode } from 'react';
import { Card, DataTable, Form, TextField, useText, type ApiError } from '#panel';
import { askedIn, CONTENTS, mappingOf, problemOf, type Content } from './columns.js';
import { EncodingChoice } from './encoding-choice.js';
import type { Import } from './use-import.js';

interface ColumnsFormProps {
  readonly work: Import;
  readonly error: ApiError;
  readonly aside: ReactNode;
}

/** Asks what each column of a CSV file contains; the proposal of the shop is selected. */
export function ColumnsForm({ work, error, aside }: ColumnsFormProps): ReactElement {
  const say = useText();
  const [asked] = useState(() => askedIn(error));
  const [contents, setContents] = useState(asked.contents);
  const [words, setWords] = useState(asked.words);
  const problem = problemOf(contents, words);
  const choose = (at: number, content: Content): void =>
    setContents(contents.map((one, index) => (index === at ? content : one)));
  const rows = asked.columns.map((column, index) => ({ column, index }));
  const wordField = (name: keyof typeof words): ReactElement => (
    <TextField
      label={say(`bank.columns.words.${name}`)}
      hint={say('bank.columns.words.hint')}
      required
      maxLength={200}
      value={words[name]}
      onChange={(typed) => setWords({ ...words, [name]: typed })}
    />
  );
  return (
    <Card title={say('bank.columns.title')}>
      <Form
        busy={false}
        error={null}
        disabled={problem !== null}
        submitLabel={say('bank.import.continue')}
        onSubmit={() => work.answer({ mapping: mappingOf(asked.columns, contents, words) })}
        aside={aside}
      >
        <p>{say('bank.columns.intro')}</p>
        <DataTable
          caption={say('bank.columns.title')}
          rows={rows}
          rowKey={({ index }) => index}
          columns={[
            { key: 'column', title: say('bank.columns.column'), main: true, cell: ({ column }) => column },
            {
              key: 'sample',
              title: say('bank.columns.sample'),
              cell: ({ index }) => (
                <ul className="bank-samples">
                  {asked.sample.map((row, at) => (
                    <li key={at}>{row[index] || '–'}</li>
                  ))}
                </ul>
              ),
            },
            {
              key: 'content',
              title: say('bank.columns.content'),
              cell: ({ column, index }) => (
                <select
                  aria-label={say('bank.columns.content_of', { column })}
                  value={contents[index]}
                  onChange={(event) => choose(index, CONTENTS[event.target.selectedIndex] ?? '')}
                >
                  {CONTENTS.map((content) => (
                    <option key={content} value={content}>
                      {say(`bank.columns.contents.${content || 'nothing'}`)}
                    </option>
                  ))}
                </select>
              ),
            },
          ]}
        />
        {contents.includes('direction') && (
          <div className="filters">
            {wordField('credit')}
            {wordField('debit')}
          </div>
        )}
        {contents.includes('status') && wordField('booked')}
        <p className={problem ? 'warn-box' : 'soft small'} role="status">
          {say(`bank.columns.${problem ?? 'kept'}`)}
        </p>
        <EncodingChoice work={work} />
      </Form>
    </Card>
  );
}

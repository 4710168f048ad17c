import { useState, type ReactElement } from 'react';
import { Button, Card, ErrorBox, Form, format, SelectField, TextField, useRead, useText, type ApiError } from '#panel';
import { ColumnsForm } from './columns-form.js';
import { EncodingChoice } from './encoding-choice.js';
import type { Import } from './use-import.js';

interface QuestionProps {
  readonly work: Import;
  readonly error: ApiError;
  readonly name: string;
}

/** What the API asks about the file, or why the file cannot be read. */
export function ImportQuestion({ work, error, name }: QuestionProps): ReactElement {
  const say = useText();
  const other = <Button onClick={work.reset}>{say('bank.import.other_file')}</Button>;
  if (error.code === 'columns_needed')
    return <ColumnsForm key={work.said.encoding} work={work} error={error} aside={other} />;
  return (
    <Card title={name}>
      {error.code === 'unknown_account' && !hasWrongCheckDigits(error) ? (
        <>
          <p className="warn-box" role="status">
            {say('bank.import.unknown_account', { account: format.iban(accountIn(error)) })}
          </p>
          <div className="actions">
            <Button kind="primary" onClick={() => work.answer({ accept_account: '1' })}>
              {say('bank.import.add_account')}
            </Button>
            {other}
          </div>
        </>
      ) : error.code === 'account_needed' || isTypedWrongly(work, error) ? (
        <>
          {error.code !== 'account_needed' && <ErrorBox error={error} />}
          <AccountForm work={work} />
        </>
      ) : (
        <>
          <ErrorBox error={error} />
          {error.code === 'unreadable_statement' && <EncodingChoice work={work} />}
          <div className="actions">
            {!FAULTS_OF_FILE.has(error.code) && (
              <Button kind="primary" onClick={() => work.answer({})}>
                {say('kit.try_again')}
              </Button>
            )}
            {other}
          </div>
        </>
      )}
    </Card>
  );
}

/** Errors that occur again if the same file is sent again. */
const FAULTS_OF_FILE: ReadonlySet<string> = new Set(['unreadable_statement', 'unknown_account']);

const hasWrongCheckDigits = ({ body }: ApiError): boolean =>
  'has_wrong_check_digits' in body && body.has_wrong_check_digits === true;

const isTypedWrongly = ({ said }: Import, error: ApiError): boolean =>
  said.account !== undefined && hasWrongCheckDigits(error);

const accountIn = ({ body }: ApiError): string =>
  'account' in body && typeof body.account === 'string' ? body.account : '';

/** Asks for the account of a file that names none. */
function AccountForm({ work }: { readonly work: Import }): ReactElement {
  const say = useText();
  const { data } = useRead('/api/admin/bank-accounts');
  const accounts = [...new Set(data?.items.map(({ account }) => account))];
  const [chosen, choose] = useState<string | null>(null);
  const [typed, type] = useState('');
  const account = chosen ?? accounts[0] ?? '';
  const [isOther, ...known] = ['', ...accounts].map((value) => ({
    value,
    label: value === '' ? say('bank.import.other_account') : format.iban(value),
  }));
  return (
    <Form
      busy={false}
      error={null}
      submitLabel={say('bank.import.continue')}
      disabled={(account || typed.trim()) === ''}
      onSubmit={() => work.answer({ account: account || typed.trim() })}
      aside={<Button onClick={work.reset}>{say('bank.import.other_file')}</Button>}
    >
      <p>{say('bank.import.account_needed')}</p>
      {accounts.length > 0 && (
        <SelectField
          label={say('bank.account')}
          required
          value={account}
          options={[...known, isOther!]}
          onChange={choose}
        />
      )}
      {account === '' && (
        <TextField
          label={say('bank.import.account_number')}
          hint={say('bank.import.account_hint')}
          required
          maxLength={64}
          autoComplete="off"
          value={typed}
          onChange={type}
        />
      )}
    </Form>
  );
}

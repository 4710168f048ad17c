import type { ReactElement } from 'react';
import { Button, Card, ErrorBox, format, useText, type ApiError } from '#panel';
import { AccountForm } from './account-form.js';
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

import { useState, type ReactElement } from 'react';
import { Button, Form, format, Loading, SelectField, TextField, useRead, useText } from '#panel';
import type { Import } from './use-import.js';

/**
 * Asks for the account of a file that names none. Offers the accounts of earlier statements, and those of the payment
 * methods; the first one is selected. Both lists are awaited, so that the selection does not change afterwards.
 */
export function AccountForm({ work }: { readonly work: Import }): ReactElement {
  const say = useText();
  const imported = useRead('/api/admin/bank-accounts');
  const methods = useRead('/api/admin/payment-methods');
  const accounts = [
    ...new Set([
      ...(imported.data?.items ?? []).map(({ account }) => account),
      ...(methods.data?.items ?? []).flatMap(({ account_number: account }) => (account ? [account] : [])),
    ]),
  ];
  const [chosen, choose] = useState<string | null>(null);
  const [typed, type] = useState('');
  if (imported.loading || methods.loading) return <Loading lines={2} />;
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

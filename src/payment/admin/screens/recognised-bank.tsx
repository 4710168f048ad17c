import { useEffect, useRef, type ReactElement } from 'react';
import { Button, useRead, useText, type SettingTools } from '#panel';
import { useLater } from './use-later.js';

const PAUSE_MS = 400;
const MIN_IBAN = 15;

/** Whose account it is, below the account's number: fills what is empty, and replaces what is not at a click. */
export function RecognisedBank({
  tools: { values, change, readOnly },
}: {
  readonly tools: SettingTools;
}): ReactElement | null {
  const say = useText();
  const text = (name: string): string => String(values[name] ?? '');
  const iban = useLater(text('account_number'), PAUSE_MS);
  const first = useRef(iban);
  const { data } = useRead(!readOnly && iban.length >= MIN_IBAN ? '/api/admin/banks' : null, { iban });
  const isNew = iban !== first.current;
  const fresh = data && iban === text('account_number') ? data : null;
  const name = fresh?.bank_name ?? null;
  const code = fresh?.bank_code ?? null;

  useEffect(() => {
    if (!isNew) return;
    change({
      ...(name && !text('bank_name') && { bank_name: name }),
      ...(code && !text('bank_code') && { bank_code: code }),
    });
    // only what an account newly says is filled in: a field that is emptied afterwards stays empty
  }, [name, code, isNew]);

  const otherName = name !== null && name !== text('bank_name');
  // a SWIFT code may name the same bank; only another domestic code is a contradiction
  const otherCode = code !== null && /^\d{6}$/.test(text('bank_code')) && code !== text('bank_code');
  if (!name && !otherCode) return null;
  return (
    <div role="status" className="pay-field">
      {name && (
        <p className="pay-bank">
          <span>{say('payments.bank.recognised', { name })}</span>
          {otherName && (
            <Button small onClick={() => change({ bank_name: name })}>
              {say('payments.bank.use')}
            </Button>
          )}
        </p>
      )}
      {otherCode && (
        <p className="pay-bank pay-bank--other">
          <span>{say('payments.bank.other_code', { code })}</span>
          <Button small onClick={() => change({ bank_code: code })}>
            {say('payments.bank.use_code')}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { useRead } from '../api/use-read.js';
import { useLater } from '../form/use-later.js';
import { Button } from '../layout/button.js';
import { useText } from '../text/use-text.js';
import type { SettingTools } from './types.js';

const PAUSE_MS = 400;
const MIN_IBAN = 15;

/** Shows the bank of the account below its number: fills empty fields, and replaces others on request. */
export function RecognisedBank({
  tools: { field, values, change, readOnly },
  settings,
}: {
  readonly tools: SettingTools;
  readonly settings: Schemas['IbanSettingResponse'];
}): ReactElement | null {
  const say = useText();
  const text = (setting: string): string => String(values[setting] ?? '');
  const iban = useLater(text(field.name), PAUSE_MS);
  const first = useRef(iban);
  const { data } = useRead(!readOnly && iban.length >= MIN_IBAN ? '/api/admin/banks' : null, { iban });
  const isNew = iban !== first.current;
  const fresh = data && iban === text(field.name) ? data : null;
  const name = fresh?.bank_name ?? null;
  const code = fresh?.bank_code ?? null;
  const { bank_name: nameSetting, bank_code: codeSetting } = settings;

  useEffect(() => {
    if (!isNew) return;
    change({
      ...(name && nameSetting && !text(nameSetting) && { [nameSetting]: name }),
      ...(code && codeSetting && !text(codeSetting) && { [codeSetting]: code }),
    });
    // The fields are filled in only when the bank changes, so that a field that is emptied afterwards stays empty.
  }, [name, code, isNew]);

  const otherName = nameSetting !== null && name !== null && name !== text(nameSetting);
  // A SWIFT code may name the same bank; only a different domestic code is a contradiction.
  const otherCode =
    codeSetting !== null && code !== null && /^\d{6}$/.test(text(codeSetting)) && code !== text(codeSetting);
  if (!name && !otherCode) return null;
  return (
    <div role="status" className="setting-with-note">
      {name && (
        <p className="bank-hint">
          <span>{say('settings-form.bank.recognised', { name })}</span>
          {otherName && (
            <Button small onClick={() => change({ [nameSetting]: name })}>
              {say('settings-form.bank.use')}
            </Button>
          )}
        </p>
      )}
      {otherCode && (
        <p className="bank-hint bank-hint--other">
          <span>{say('settings-form.bank.other_code', { code })}</span>
          <Button small onClick={() => change({ [codeSetting]: code })}>
            {say('settings-form.bank.use_code')}
          </Button>
        </p>
      )}
    </div>
  );
}

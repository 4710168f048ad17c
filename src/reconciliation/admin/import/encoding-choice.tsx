import { useId, type ReactElement } from 'react';
import { SelectField, useText } from '#panel';
import type { Import } from './use-import.js';

/** Encodings of banks' files, the most frequent first. */
const ENCODINGS = [
  'utf-8',
  'windows-1251',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'cp866',
  'cp1125',
  'cp852',
  'utf-16le',
] as const;

/** Chooses an encoding instead of the detected one; the file is read again at once. */
export function EncodingChoice({ work: { said, answer } }: { readonly work: Import }): ReactElement {
  const say = useText();
  const id = useId();
  return (
    <details className="bank-encoding" open={Boolean(said.encoding)}>
      <summary id={id}>{say('bank.import.wrong_letters')}</summary>
      <SelectField
        label={say('bank.import.encoding')}
        hint={say('bank.import.encoding_hint')}
        required
        value={said.encoding ?? ''}
        options={[
          { value: '', label: say('bank.import.detected') },
          ...ENCODINGS.map((encoding) => ({ value: encoding, label: encoding.toUpperCase() })),
        ]}
        onChange={(encoding) => answer({ encoding })}
      />
    </details>
  );
}

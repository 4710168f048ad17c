import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../api-types/index.js';
import { usePost } from '../api/use-post.js';
import { useSubmit } from '../api/use-submit.js';
import { Dialog } from '../dialog/dialog.js';
import { notify } from '../layout/notice.js';
import { Form } from '../form/form.js';
import { TextField } from '../form/inputs.js';
import { SelectField } from '../form/select-field.js';
import { LocalizedField, type Localized } from '../form/localized-field.js';
import { Button } from '../layout/button.js';
import { placeOf } from '../layout/place.js';
import { can } from '../session/session.js';
import { useText } from '../text/use-text.js';

export interface NewMethodProps {
  /** Path of the REST operation. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods`;
  /** Id of the screen with the methods. */
  readonly screen: string;
  readonly providers: ReadonlyArray<Schemas['ProviderResponse']>;
  /** Keys of the existing methods. */
  readonly keys: readonly string[];
}

/** Asks an owner for provider, title and key of a new method, creates it and opens its settings. */
export function NewMethod(props: NewMethodProps): ReactElement | null {
  const say = useText();
  const [open, setOpen] = useState(false);
  if (!can('owner') || props.providers.length === 0) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {say('kit.methods.new')}
      </Button>
      {open && <NewMethodDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewMethodDialog({
  path,
  screen,
  providers,
  keys,
  onClose,
}: NewMethodProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const post = usePost();
  const [provider, setProvider] = useState(providers[0]!.key);
  const [title, setTitle] = useState<Localized>({});
  const [typedKey, setTypedKey] = useState<string | null>(null);
  const key = typedKey ?? freeKey(title.en ?? '', provider, keys);
  const { submit, busy, error } = useSubmit(async () => {
    const { data, message } = await post(path, { provider, key, title });
    notify.good(message);
    await navigate(placeOf(screen, data.key));
  });
  return (
    <Dialog title={say('kit.methods.new')} onClose={onClose} wide>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        closes
        error={error}
        submitLabel={say('kit.methods.create')}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
      >
        <SelectField
          label={say('kit.methods.provider')}
          hint={say('kit.methods.provider_hint')}
          required
          value={provider}
          onChange={setProvider}
          options={providers.map((one) => ({ value: one.key, label: one.title }))}
          errors={error?.fields['provider']}
        />
        <LocalizedField
          label={say('kit.methods.title')}
          hint={say('kit.methods.title_hint')}
          name="title"
          value={title}
          onChange={setTitle}
          maxLength={200}
          errors={error?.fields ?? {}}
        />
        <TextField
          label={say('kit.methods.key')}
          hint={say('kit.methods.key_hint')}
          required
          value={key}
          onChange={setTypedKey}
          maxLength={50}
          autoComplete="off"
          errors={error?.fields['key']}
        />
      </Form>
    </Dialog>
  );
}

/**
 * Returns a free key, e.g. `account_in_dollars`: the English title in lowercase letters, with a number if this key is
 * taken. If the title has no such letters, the key is the provider's key with a number.
 */
function freeKey(title: string, provider: string, keys: readonly string[]): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const named = words
    .join('_')
    .replace(/^[0-9_]+/, '')
    .slice(0, LONGEST_NAME);
  if (named !== '' && named !== 'order' && !keys.includes(named)) return named;
  const base = named || provider;
  for (let number = 2; ; number++) if (!keys.includes(`${base}_${number}`)) return `${base}_${number}`;
}

/** A key has at most 50 characters; the rest is for a number. */
const LONGEST_NAME = 45;

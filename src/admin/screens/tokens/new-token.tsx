import { useState, type ReactElement } from 'react';
import {
  Card,
  Checkbox,
  Copyable,
  Form,
  LinkButton,
  Page,
  placeOf,
  SelectField,
  TextField,
  useNewForm,
  usePost,
  useText,
} from '#panel';
import { SCOPES, scopeKey, TOKENS } from './token.js';

interface Draft {
  readonly name: string;
  readonly scopes: typeof SCOPES;
  /** Days until the token expires; '': never. */
  readonly days: string;
}

const NOTHING: Draft = { name: '', scopes: [], days: '365' };
const LASTS = ['30', '90', '365', ''];

export function NewToken(): ReactElement {
  const say = useText();
  const post = usePost();
  const [made, setMade] = useState<string | null>(null);
  const { values, set, form } = useNewForm({
    initial: NOTHING,
    save: ({ days: lasts, ...draft }) =>
      post(TOKENS, { ...draft, ...(lasts ? { expires_in_days: Number(lasts) } : { expires: 'never' }) }),
    onSaved: ({ data }) => setMade(data.token),
  });
  const { name, scopes, days } = values;
  const toggle = (scope: (typeof SCOPES)[number], on: boolean): void =>
    set(
      'scopes',
      SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))),
    );
  const back = { to: placeOf('tokens'), label: say('access.tokens.title') };
  if (made)
    return (
      <Page title={say('access.tokens.made')} back={back}>
        <MadeToken token={made} />
      </Page>
    );
  return (
    <Page title={say('access.tokens.make')} back={back}>
      <Card>
        <Form {...form} worded={['scopes']} submitLabel={say('access.tokens.submit')}>
          <TextField
            label={say('access.tokens.name')}
            hint={say('access.tokens.name_hint')}
            required
            maxLength={100}
            value={name}
            onChange={(value) => set('name', value)}
            errors={form.error?.fields['name']}
          />
          <fieldset>
            <legend>{say('access.tokens.scopes')}</legend>
            {SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={say(scopeKey(scope))}
                hint={say(`${scopeKey(scope)}_hint`)}
                checked={scopes.includes(scope)}
                onChange={(on) => toggle(scope, on)}
              />
            ))}
            {form.error?.fields['scopes'] && <div className="field__errors">{say('access.tokens.scopes_needed')}</div>}
          </fieldset>
          <SelectField
            label={say('access.tokens.valid_for')}
            required
            value={days}
            onChange={(value) => set('days', value)}
            hint={days === '' ? say('access.tokens.never_hint') : undefined}
            options={LASTS.map((one) => ({
              value: one,
              label: one ? say('access.tokens.in_days', { count: Number(one) }) : say('access.tokens.expires_never'),
            }))}
          />
        </Form>
      </Card>
    </Page>
  );
}

/** The new token, which is shown only once. */
function MadeToken({ token }: { readonly token: string }): ReactElement {
  const say = useText();
  return (
    <Card>
      <p className="warn-box" role="status">
        {say('access.tokens.shown_once')}
      </p>
      <p>
        <Copyable text={token} />
      </p>
      <p className="soft">
        {say('access.tokens.how_to_use')} <code>Authorization: Bearer …</code>
      </p>
      <div>
        <LinkButton kind="primary" to={placeOf('tokens')}>
          {say('access.tokens.kept')}
        </LinkButton>
      </div>
    </Card>
  );
}

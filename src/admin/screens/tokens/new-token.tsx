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
  useForm,
  usePost,
  useSubmit,
  useText,
} from '#panel';
import { SCOPES, scopeKey, TOKENS } from './token.js';

const LASTS = ['30', '90', '365', ''];

export function NewToken(): ReactElement {
  const say = useText();
  const post = usePost();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<{ name: string; scopes: typeof SCOPES; days: string }>({ name: '', scopes: [], days: '365' });
  const { name, scopes, days } = form.values;
  const { submit, busy, error } = useSubmit(async () => {
    const { data } = await post(TOKENS, {
      name,
      scopes,
      ...(days ? { expires_in_days: Number(days) } : { expires: 'never' }),
    });
    form.reset(form.values);
    setMade(data.token);
  });
  const toggle = (scope: (typeof SCOPES)[number], on: boolean): void =>
    form.set(
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
        <Form
          onSubmit={() => void submit()}
          busy={busy}
          error={error}
          worded={['scopes']}
          submitLabel={say('access.tokens.submit')}
        >
          <TextField
            label={say('access.tokens.name')}
            hint={say('access.tokens.name_hint')}
            required
            maxLength={100}
            value={name}
            onChange={(value) => form.set('name', value)}
            errors={error?.fields['name']}
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
            {error?.fields['scopes'] && <div className="field__errors">{say('access.tokens.scopes_needed')}</div>}
          </fieldset>
          <SelectField
            label={say('access.tokens.valid_for')}
            required
            value={days}
            onChange={(value) => form.set('days', value)}
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

/** The one time that it is seen. */
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

import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  api,
  Badge,
  ConfirmButton,
  Empty,
  format,
  LinkButton,
  ListCard,
  notify,
  Page,
  placeOf,
  useRead,
  useText,
  useUrlState,
  type Tone,
} from '#panel';
import { scopeKey, stateOf, TOKENS, type Token, type TokenState } from './token.js';

const TONES: Readonly<Record<TokenState, Tone>> = { good: 'good', expired: 'warn', revoked: 'neutral' };

export function TokenList(): ReactElement {
  const say = useText();
  const list = useUrlState({ page: '1' });
  const read = useRead(TOKENS, { ...list.values, per_page: 20 });
  const { reload } = read;
  const revoke = async ({ id }: Token): Promise<void> => {
    const { message } = await api.delete(`${TOKENS}/${id}`);
    notify.good(message);
    await reload();
  };
  const columns = [
    { key: 'name', title: say('access.tokens.name'), main: true, cell: ({ name }: Token) => name },
    {
      key: 'scopes',
      title: say('access.tokens.scopes'),
      cell: ({ scopes }: Token) => scopes.map((scope) => say(scopeKey(scope))).join(', '),
    },
    {
      key: 'state',
      title: say('access.tokens.state'),
      cell: (token: Token) => (
        <Badge tone={TONES[stateOf(token)]}>{say(`access.tokens.states.${stateOf(token)}`)}</Badge>
      ),
    },
    {
      key: 'maker',
      title: say('access.tokens.maker'),
      cell: ({ created_by: id, created_by_email: email }: Token) =>
        id === null ? say('access.tokens.made_at_server') : <Link to={placeOf('administrators', id)}>{email}</Link>,
    },
    {
      key: 'expires',
      title: say('access.tokens.expires'),
      cell: ({ expires_at: at }: Token) => (
        <span className="nowrap">{at ? format.date(at) : say('access.tokens.expires_never')}</span>
      ),
    },
    {
      key: 'used',
      title: say('access.tokens.last_used'),
      cell: ({ last_used_at: at }: Token) => (
        <span className="nowrap">{at ? format.shortDateTime(at) : say('access.never')}</span>
      ),
    },
    {
      key: 'revoke',
      title: say('access.tokens.revoke'),
      hideTitle: true,
      align: 'end' as const,
      cell: (token: Token) =>
        stateOf(token) !== 'revoked' && (
          <ConfirmButton
            label={say('access.tokens.revoke')}
            kind="quiet"
            small
            danger
            title={say('access.tokens.revoke_title', { name: token.name })}
            question={say('access.tokens.revoke_question')}
            confirmLabel={say('access.tokens.revoke_confirm')}
            onConfirm={() => revoke(token)}
          />
        ),
    },
  ];
  const make = (
    <LinkButton kind="primary" to={placeOf('tokens', 'new')}>
      {say('access.tokens.make')}
    </LinkButton>
  );
  return (
    <Page title={say('access.tokens.title')} intro={say('access.tokens.intro')} actions={make}>
      <ListCard
        list={read}
        caption={say('access.tokens.title')}
        columns={columns}
        empty={<Empty title={say('access.tokens.empty')} text={say('access.tokens.empty_text')} action={make} />}
        onPage={(page) => list.set({ page })}
      />
    </Page>
  );
}

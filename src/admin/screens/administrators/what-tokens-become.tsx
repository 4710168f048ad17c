import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { placeOf, useText } from '#panel';
import type { Administrator } from './administrator.js';

/**
 * Lists what happens to the API tokens of a blocked administrator: which end with the account, and which stay valid
 * until they are revoked.
 */
export function WhatTokensBecome({
  administrator: { tokens, owner_tokens: ended },
}: {
  readonly administrator: Administrator;
}): ReactElement | null {
  const say = useText();
  const kept = tokens - ended;
  if (tokens === 0) return null;
  return (
    <>
      {ended > 0 && <p>{say('access.rights.revokes_tokens', { count: ended })}</p>}
      {kept > 0 && (
        <p>
          {say('access.account_actions.tokens_kept', { count: kept })}{' '}
          <Link to={placeOf('tokens')}>{say('access.tokens.title')}</Link>
        </p>
      )}
    </>
  );
}

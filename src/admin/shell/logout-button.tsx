import type { ReactElement } from 'react';
import { api, session, useSubmit, useText } from '#panel';

/** Logs out by POST; the next page has no data of this session. */
export function LogoutButton(): ReactElement {
  const say = useText();
  const { submit, busy } = useSubmit(async () => {
    await api.post('/api/auth/logout');
    window.location.replace(`${session.base}/admin/login`);
  });
  return (
    <button type="button" className="personal__link" aria-busy={busy || undefined} onClick={() => void submit()}>
      {say('shell.logout')}
    </button>
  );
}

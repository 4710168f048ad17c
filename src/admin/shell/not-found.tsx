import type { ReactElement } from 'react';
import { Empty, LinkButton, Page, session, useText } from '#panel';

/** An address of the panel that leads nowhere, or not for this role. */
export function NotFound(): ReactElement {
  const say = useText();
  return (
    <Page title={say('shell.not_found.title')}>
      <Empty
        title={say('shell.not_found.text')}
        action={
          <LinkButton kind="primary" to={`${session.base}/admin`}>
            {say('shell.not_found.home')}
          </LinkButton>
        }
      />
    </Page>
  );
}

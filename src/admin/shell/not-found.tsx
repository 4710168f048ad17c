import type { ReactElement } from 'react';
import { Empty, LinkButton, Page, session, useText } from '#panel';

/** Page for a URL of the panel that does not exist, or that the role may not see. */
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

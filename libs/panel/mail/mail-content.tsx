import type { ReactElement } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { addressOf } from '../api/api.js';
import { Tabs } from '../layout/tabs.js';
import { useUrlState } from '../table/use-url-state.js';
import { useText } from '../text/use-text.js';
import './mail-content.css';

const VIEWS = ['page', 'phone', 'text'] as const;

export interface MailContentProps {
  readonly content: Schemas['MailContentResponse'];
  readonly language: string;
  /** Path of the email's HTML. */
  readonly page: string;
}

/**
 * Content of an email, as its recipient sees it: in a frame without scripts, in the width of a phone too, or as plain
 * text.
 */
export function MailContent({ content, language, page }: MailContentProps): ReactElement {
  const say = useText();
  const { values } = useUrlState({ view: 'page' });
  const tabs = VIEWS.map((view) => {
    const { search } = window.location;
    const query = new URLSearchParams(search);
    if (view === 'page') query.delete('view');
    else query.set('view', view);
    return {
      key: view,
      label: say(`delivery.mail.as_${view}`),
      to: `?${query.toString()}`,
      current: view === values.view,
    };
  });
  return (
    <>
      <Tabs label={say('delivery.mail.content')} tabs={tabs} />
      {values.view === 'text' ? (
        <pre className="raw-text mail-text" lang={language} tabIndex={0}>
          {content.text}
        </pre>
      ) : (
        <iframe
          className={values.view === 'phone' ? 'mail-page mail-page--phone' : 'mail-page'}
          title={content.subject}
          lang={language}
          src={addressOf(page)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </>
  );
}

import { useState, type ReactElement } from 'react';
import { Card, LANGUAGES, Loading, session, useText, type Language, type SettingField } from '#panel';
import { PreviewFrame } from './preview-frame.js';
import type { Preview } from './use-preview.js';

/** Preview of the method at checkout and on an order's page, in one language, updated while typing. */
export function MethodPreview({
  preview: { data, errors, trouble, busy },
  fields,
}: {
  readonly preview: Preview;
  readonly fields: readonly SettingField[];
}): ReactElement {
  const say = useText();
  const [language, setLanguage] = useState<Language>(session.language);
  const seen = data?.languages.find((one) => one.language === language);
  const wrong = fields
    .filter(({ name }) => Object.keys(errors).some((field) => field === name || field.startsWith(`${name}.`)))
    .map(({ label }) => label);
  return (
    <aside className="pay-preview" aria-label={say('payments.preview.title')}>
      <Card title={say('payments.preview.title')}>
        <div className="actions" role="group" aria-label={say('payments.preview.language')}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              className={`button button--small ${one === language ? 'button--primary' : 'button--secondary'}`}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {say(`kit.languages.${one}`)}
            </button>
          ))}
        </div>
        {wrong.length > 0 && <p className="warn-box">{say('payments.preview.waits', { fields: wrong.join(', ') })}</p>}
        {trouble && <p className="warn-box">{trouble}</p>}
        {data && !data.shown && (
          <div className="hint-box">
            <p>{say('payments.preview.hidden')}</p>
            <ul className="pay-list">
              {data.hidden_reasons.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        {!seen ? (
          wrong.length === 0 && !trouble && <Loading />
        ) : (
          <div className="stack" aria-busy={busy}>
            <h3>{say('payments.preview.checkout')}</h3>
            <PreviewFrame title={say('payments.preview.checkout')} language={language} html={seen.checkout_html} />
            <h3>{say('payments.preview.order')}</h3>
            <PreviewFrame title={say('payments.preview.order')} language={language} html={seen.order_html} />
            <p className="soft small">{say('payments.preview.sample')}</p>
          </div>
        )}
      </Card>
    </aside>
  );
}

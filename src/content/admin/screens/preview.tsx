import { useEffect, useState, type ReactElement } from 'react';
import { api, Button, ErrorBox, useSubmit, useText, type Language } from '#panel';

/** Shows on request how a text will look on its page. */
export function Preview({ text, language }: { readonly text: string; readonly language: Language }): ReactElement {
  const say = useText();
  const [html, setHtml] = useState<string | null>(null);
  const { submit, busy, error } = useSubmit(async () =>
    setHtml((await api.post('/api/admin/pages/preview', { body: text })).data.html),
  );
  // The preview of an outdated text is hidden.
  useEffect(() => setHtml(null), [text]);
  return (
    <div className="content-preview">
      <Button small busy={busy} disabled={!text.trim()} onClick={() => void submit()}>
        {say('content.preview')}
      </Button>
      {error && <ErrorBox error={error} />}
      <div role="status">
        {html !== null && (
          <section
            className="content-preview__page"
            aria-label={say('content.preview')}
            lang={language}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </div>
    </div>
  );
}

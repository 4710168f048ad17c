import { useEffect, useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useSubmit } from '../api/use-submit.js';
import type { Language } from '../form/localized-field.js';
import { Button } from '../layout/button.js';
import { ErrorBox } from '../layout/error-box.js';
import { useText } from '../text/use-text.js';

export interface MarkdownPreviewProps {
  readonly text: string;
  readonly language: Language;
  /** Whether the page keeps single line breaks. */
  readonly breaks: boolean;
}

/** Shows on request how a text will look on its page. */
export function MarkdownPreview({ text, language, breaks }: MarkdownPreviewProps): ReactElement {
  const say = useText();
  const [html, setHtml] = useState<string | null>(null);
  const { submit, busy, error } = useSubmit(async () =>
    setHtml((await api.post('/api/admin/pages/preview', { body: text })).data.html),
  );
  // The preview of an outdated text is hidden.
  useEffect(() => setHtml(null), [text]);
  return (
    <div className="markdown-preview">
      <Button small busy={busy} disabled={!text.trim()} onClick={() => void submit()}>
        {say('kit.markdown.preview')}
      </Button>
      {error && <ErrorBox error={error} />}
      <div role="status">
        {html !== null && (
          <section
            className={breaks ? 'markdown-preview__page markdown-preview__page--breaks' : 'markdown-preview__page'}
            aria-label={say('kit.markdown.preview')}
            lang={language}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </div>
    </div>
  );
}

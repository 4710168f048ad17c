import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Field, type FieldProps } from '../form/field.js';
import type { Language } from '../form/localized-field.js';
import { useText } from '../text/use-text.js';
import { markdownEdit, MARKS, type Mark } from './markdown-edit.js';
import { MarkdownPreview } from './markdown-preview.js';
import './markdown.css';

/** Letters, or SVG outlines in a square of 20 where no letter is usual. */
const SIGNS: Readonly<Record<Mark, string>> = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  list: 'M4 5.5h.1M4 10h.1M4 14.5h.1M8 5.5h8M8 10h8M8 14.5h8',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1',
};
const KEYS: Readonly<Record<string, Mark>> = { KeyB: 'bold', KeyI: 'italic' };

export interface MarkdownFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lang: Language;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly name?: string;
  /** Whether the page keeps single line breaks, as that of a product does. */
  readonly breaks?: boolean;
}

/** A formatted text, stored as Markdown: a text area with a toolbar (Ctrl B, Ctrl I) and a preview. */
export function MarkdownField({
  label,
  hint,
  errors,
  required,
  value,
  onChange,
  rows = 10,
  breaks = false,
  ...native
}: MarkdownFieldProps): ReactElement {
  const say = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const press = (mark: Mark): void => {
    const field = area.current;
    if (!field || field.disabled) return;
    const edit = markdownEdit(field.value, field.selectionStart, field.selectionEnd, mark);
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    // This command, unlike a new value, can be undone by Ctrl Z.
    document.execCommand('insertText', false, edit.insert);
    field.setSelectionRange(edit.start, edit.end);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const mark = KEYS[event.code];
    if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    press(mark);
  };
  return (
    <div className="stack">
      <Field label={label} hint={hint} errors={errors} {...(required && { required })}>
        {(ties) => (
          <div className="markdown">
            <div className="markdown__tools" role="group" aria-label={say('kit.markdown.tools', { name: label })}>
              {MARKS.map((mark) => (
                <button
                  key={mark}
                  type="button"
                  className={`markdown__tool markdown__tool--${mark}`}
                  aria-label={say(`kit.markdown.${mark}`)}
                  title={say(`kit.markdown.${mark}`)}
                  onClick={() => press(mark)}
                >
                  {SIGNS[mark].length === 1 ? (
                    <span aria-hidden="true">{SIGNS[mark]}</span>
                  ) : (
                    <svg
                      className="icon"
                      viewBox="0 0 20 20"
                      width="20"
                      height="20"
                      aria-hidden="true"
                      focusable="false"
                    >
                      <path d={SIGNS[mark]} />
                    </svg>
                  )}
                </button>
              ))}
            </div>
            <textarea
              {...native}
              {...ties}
              ref={area}
              rows={rows}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      <MarkdownPreview text={value} language={native.lang} breaks={breaks} />
    </div>
  );
}

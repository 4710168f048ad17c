import { useId, useRef, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useSubmit } from '../api/use-submit.js';
import { Button } from '../layout/button.js';
import { ErrorBox } from '../layout/error-box.js';
import { useText } from '../text/use-text.js';

export interface PictureFieldProps {
  readonly label: string;
  /** Purpose of the picture. The field appends the accepted file formats. */
  readonly hint?: string;
  /** Path of the uploaded picture, including the path of BASE_URL. */
  readonly value: string | null;
  readonly name?: string;
  readonly errors?: readonly string[] | undefined;
  readonly onChange: (image: string | null) => void;
  /** Shows the whole picture (e.g. a logo) instead of a square part of it. */
  readonly whole?: boolean;
}

/** Uploads a picture and shows it at once. The record refers to the picture only after the form is saved. */
export function PictureField({
  label,
  hint,
  value,
  name,
  errors = [],
  onChange,
  whole = false,
}: PictureFieldProps): ReactElement {
  const say = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { submit, busy, error, clear } = useSubmit(async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    onChange((await api.post('/api/admin/pictures', body)).data.image);
  });
  const send = (files: FileList | null): void => {
    if (files?.[0]) void submit(files[0]);
    if (input.current) input.current.value = '';
  };
  const remove = (): void => {
    onChange(null);
    // The pressed button disappears with the picture, so the focus moves to the remaining button.
    group.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={group} className="field" role="group" aria-labelledby={id}>
      <span id={id} className="strong">
        {label} <span className="field__optional">{say('kit.optional')}</span>
      </span>
      <div className={whole ? 'picture picture--whole' : 'picture'}>
        {value && <img src={value} alt={label} />}
        <div className="stack">
          <input
            ref={input}
            type="file"
            className="unseen"
            tabIndex={-1}
            aria-label={say('kit.picture_file')}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={(event) => send(event.target.files)}
          />
          <div className="actions">
            <Button
              small
              busy={busy}
              name={name}
              aria-describedby={`${id}-hint ${id}-errors`}
              onClick={() => {
                clear();
                input.current?.click();
              }}
            >
              {say(value ? 'kit.picture_change' : 'kit.picture_add')}
            </Button>
            {value && (
              <Button small kind="quiet" onClick={remove}>
                {say('kit.picture_remove')}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="field__hint">
            {hint} {say('kit.picture_hint')}
          </p>
        </div>
      </div>
      <div id={`${id}-errors`}>
        {errors.map((sentence) => (
          <div key={sentence} className="field__errors">
            {sentence}
          </div>
        ))}
      </div>
      {error && <ErrorBox error={error} />}
    </div>
  );
}

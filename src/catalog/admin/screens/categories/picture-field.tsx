import { useId, useRef, type ReactElement } from 'react';
import { api, Button, ErrorBox, session, useSubmit, useText } from '#panel';

export interface PictureFieldProps {
  readonly value: string | null;
  readonly errors?: readonly string[] | undefined;
  readonly onChange: (image: string | null) => void;
}

const addressOf = (image: string): string => (image.startsWith('/') ? `${session.base}${image}` : image);

/** A picture that is uploaded and shown at once; the category gets it when it is saved. */
export function PictureField({ value, errors = [], onChange }: PictureFieldProps): ReactElement {
  const say = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { submit, busy, error, clear } = useSubmit(async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    onChange((await api.post('/api/admin/pictures', body)).data.image);
  });
  const choose = (files: FileList | null): void => {
    if (files?.[0]) void submit(files[0]);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="strong">
        {say('categories.picture')} <span className="field__optional">{say('kit.optional')}</span>
      </span>
      <div className="category-picture">
        {value && <img src={addressOf(value)} alt={say('categories.picture')} />}
        <div className="stack">
          <input
            ref={input}
            type="file"
            className="unseen"
            tabIndex={-1}
            aria-label={say('categories.picture_file')}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={(event) => choose(event.target.files)}
          />
          <div className="actions">
            <Button
              small
              busy={busy}
              onClick={() => {
                clear();
                input.current?.click();
              }}
            >
              {say(value ? 'categories.picture_change' : 'categories.picture_add')}
            </Button>
            {value && (
              <Button small kind="quiet" onClick={() => onChange(null)}>
                {say('categories.picture_remove')}
              </Button>
            )}
          </div>
          <p className="field__hint">{say('categories.picture_hint')}</p>
        </div>
      </div>
      {errors.map((sentence) => (
        <div key={sentence} className="field__errors">
          {sentence}
        </div>
      ))}
      {error && <ErrorBox error={error} />}
    </div>
  );
}

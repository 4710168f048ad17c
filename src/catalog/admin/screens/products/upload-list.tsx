import type { ReactElement } from 'react';
import { Button, format, useText } from '#panel';
import type { Uploads } from './use-uploads.js';

/** Progress of each upload, and the error messages of refused files. */
export function UploadList({ uploads: { running, dismiss } }: { readonly uploads: Uploads }): ReactElement | null {
  const say = useText();
  if (running.length === 0) return null;
  return (
    <ul className="stack" aria-label={say('products.pictures.uploads')}>
      {running.map(({ key, name, part, error }) =>
        error ? (
          <li key={key}>
            <div className="error-box" role="alert">
              <p>
                <strong>{name}</strong> {error.message || say(error.status === 0 ? 'kit.no_answer' : 'kit.failed')}
              </p>
              <Button small onClick={() => dismiss(key)}>
                {say('kit.close')}
                <span className="unseen"> {name}</span>
              </Button>
            </div>
          </li>
        ) : (
          <li key={key} className="product-upload">
            <span>{name}</span>
            <progress aria-label={name} max={1} value={part} />
            <span className="soft small number">
              {part < 1 ? format.percent(Math.round(part * 100) / 100) : say('products.pictures.processing')}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

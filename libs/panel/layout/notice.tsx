import { useSyncExternalStore, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';

export interface Notice {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

const GOOD_STAYS_MS = 6_000;

let current: Notice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Notice | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => {
  if (current?.id === id) change(null);
};

function show(tone: Notice['tone'], text: string): void {
  const id = (lastId += 1);
  change({ id, tone, text });
  if (tone === 'good') setTimeout(() => dismiss(id), GOOD_STAYS_MS);
}

/**
 * Shows a notice, which is announced to screen readers. The next notice replaces it. An error stays until then or until
 * it is closed.
 */
export const notify = {
  good: (text: string): void => show('good', text),
  bad: (text: string): void => show('bad', text),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Displays the notices; rendered once, in the shell. */
export function Notices(): ReactElement {
  const translate = useText();
  const shown = useSyncExternalStore(subscribe, () => current);
  return (
    <div className="notices" role="region" aria-label={translate('kit.notices')} aria-live="polite">
      {shown && (
        <div key={shown.id} className={`notice notice--${shown.tone}`} role={shown.tone === 'bad' ? 'alert' : 'status'}>
          <span>{shown.text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('kit.close')}
            onClick={() => dismiss(shown.id)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}

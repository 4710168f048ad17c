import { useSyncExternalStore, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';

export interface Notice {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
  readonly action?: NoticeAction | undefined;
}

/** A button in a notice, such as Undo; the notice closes when it is pressed. */
export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

const GOOD_STAYS_MS = 6_000;
/** A notice with a button stays longer, so that there is time to decide. */
const WITH_ACTION_STAYS_MS = 15_000;

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

function show(tone: Notice['tone'], text: string, action?: NoticeAction): void {
  const id = (lastId += 1);
  change({ id, tone, text, action });
  if (tone === 'good') setTimeout(() => dismiss(id), action ? WITH_ACTION_STAYS_MS : GOOD_STAYS_MS);
}

/**
 * Shows a notice, which is announced to screen readers. The next notice replaces it. An error stays until then or until
 * it is closed.
 */
export const notify = {
  good: (text: string, action?: NoticeAction): void => show('good', text, action),
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
          {shown.action && (
            <button
              type="button"
              className="notice__action"
              onClick={() => {
                dismiss(shown.id);
                shown.action?.onPress();
              }}
            >
              {shown.action.label}
            </button>
          )}
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

import { useSyncExternalStore, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';

export interface Notice {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

const GOOD_STAYS_MS = 6_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => change(notices.filter((one) => one.id !== id));

function show(tone: Notice['tone'], text: string): void {
  const id = (lastId += 1);
  change([...notices.filter((one) => one.text !== text), { id, tone, text }].slice(-4));
  if (tone === 'good') setTimeout(() => dismiss(id), GOOD_STAYS_MS);
}

/** Notices of what happened, also announced to screen readers; a failure remains until it is closed. */
export const notify = {
  good: (text: string): void => show('good', text),
  bad: (text: string): void => show('bad', text),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where notices appear; once, in the shell. */
export function Notices(): ReactElement {
  const translate = useText();
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    <div className="notices" role="region" aria-label={translate('kit.notices')} aria-live="polite">
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={`notice notice--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
          <span>{text}</span>
          <button type="button" className="icon-button" aria-label={translate('kit.close')} onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

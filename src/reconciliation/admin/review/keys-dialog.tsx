import type { ReactElement } from 'react';
import { Button, Checkbox, Dialog, keep, useText } from '#panel';

/** Name under which the browser stores that the keys are off. */
export const NO_KEYS = 'review-without-keys';

const KEYS = [
  ['accept', ['Enter', 'A']],
  ['choose', ['1–9']],
  ['search', ['S', '/']],
  ['note', ['N']],
  ['ignore', ['I']],
  ['undo', ['U']],
  ['next', ['J', '→']],
  ['previous', ['K', '←']],
  ['help', ['?']],
] as const;

/** The keys of the screen. They can be turned off, because single keys disturb users of voice control. */
export function KeysDialog({
  on,
  onSwitch,
  onClose,
}: {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const change = (wanted: boolean): void => {
    keep(NO_KEYS, wanted ? '' : '1');
    onSwitch(wanted);
  };
  return (
    <Dialog title={say('review.keys.title')} onClose={onClose}>
      <div className="stack">
        <dl className="transfer-keys">
          {KEYS.map(([name, keys]) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className="transfer-key">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{say(`review.keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox toggle label={say('review.keys.on')} checked={on} onChange={change} />
        <div className="actions actions--end">
          <Button onClick={onClose}>{say('kit.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

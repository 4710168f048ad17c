import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.js';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A wider dialog, for grids. */
  readonly wide?: boolean;
  /** While busy, the dialog cannot be closed. */
  readonly busy?: boolean;
}

/**
 * The element to focus: the first field or, if there is none, the first button below the title, such as Cancel. Submit
 * buttons are never focused. A checkbox counts only in a group, such as the products to refund: single ones, such as
 * “Email the customer”, are additions.
 */
const firstIn = (dialog: HTMLDialogElement | null): HTMLElement | null | undefined =>
  dialog?.querySelector<HTMLElement>(':is(input, textarea, select):not([type=checkbox]), fieldset input') ??
  dialog?.querySelector<HTMLElement>('.dialog__body button:not([type=submit])');

/** Focuses the element that opened a dialog, or the title of the page if the element is gone or disabled. */
function focusAgain(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (document.activeElement !== element) document.querySelector('h1')?.focus({ preventScroll: true });
}

/** A modal dialog of the browser, with its handling of focus and Escape. Render it while it is open. */
export function Dialog({ title, onClose, children, wide = false, busy = false }: DialogProps): ReactElement {
  const translate = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // The browser would focus the first button, which closes the dialog.
    const first = firstIn(element.current);
    first?.focus();
    // A prefilled search text is selected, so that typing replaces it.
    if (first instanceof HTMLInputElement && first.type === 'search') first.select();
    return () => focusAgain(before);
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('kit.close')}
          disabled={busy}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}

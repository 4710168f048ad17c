import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.js';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Wider, for grids. */
  readonly wide?: boolean;
}

/** A modal dialog: the browser's own, with its focus and Escape. Render it when it is open. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps): ReactElement {
  const translate = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={translate('kit.close')} onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}

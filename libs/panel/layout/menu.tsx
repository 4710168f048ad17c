import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from './button.js';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** An irreversible action: separated from the others, in the color of warnings. */
  readonly danger?: boolean;
  /** URL of a page outside of the panel, opened in a new tab. Without it `onSelect` is called. */
  readonly href?: string;
  readonly onSelect?: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button that opens a list of actions, like the menu button of the ARIA Authoring Practices: arrows, Home and End
 * move through it, letters find an item, Escape closes it and focuses the button.
 */
export function Menu({ label, items }: MenuProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<'first' | 'last'>('first');

  const entries = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const button = (): HTMLElement | null => frame.current?.querySelector('button') ?? null;
  const show = (at: 'first' | 'last'): void => {
    start.current = at;
    setOpen(true);
  };
  const hide = (): void => {
    setOpen(false);
    button()?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    entries()
      .at(start.current === 'first' ? 0 : -1)
      ?.focus();
    const outside = (event: Event): void => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const walk = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = targetOf(event, all, at);
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      hide();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <div className="menu" ref={frame}>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? hide() : show('first'))}
        onKeyDown={(event) => {
          if (open || !(event.key in STEPS)) return;
          event.preventDefault();
          show(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {label} <span aria-hidden="true">▾</span>
      </Button>
      {open && (
        <div className="menu__list" role="menu" id={id} aria-label={label} onKeyDown={walk}>
          {items.map((item) => (
            <Entry key={item.key} item={item} onDone={hide} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Focuses the button first, so that a dialog opened by the item returns the focus there. */
function Entry({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }): ReactElement {
  const className = `menu__item${item.danger ? ' menu__item--danger' : ''}`;
  if (item.href)
    return (
      <a
        className={className}
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        target="_blank"
        rel="noopener"
        onClick={onDone}
      >
        {item.label}
      </a>
    );
  const select = (): void => {
    onDone();
    item.onSelect?.();
  };
  return (
    <button type="button" className={className} role="menuitem" tabIndex={-1} onClick={select}>
      {item.label}
    </button>
  );
}

/** Index of the item that a key selects. */
function targetOf(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  all: readonly HTMLElement[],
  at: number,
): number | undefined {
  const step = STEPS[key];
  if (step !== undefined) return (at + step + all.length) % all.length;
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey) return undefined;
  const order = [...all.keys()].map((index) => (at + 1 + index) % all.length);
  return order.find((index) => all[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

import { useEffect, useState, type ReactElement } from 'react';
import { useText } from '#panel';
import { Icon } from './icon.js';
import { SearchDialog } from './search-dialog.js';

const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search of the panel; so do Ctrl K and ⌘ K, unless another dialog is open. */
export function SearchButton(): ReactElement {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="top__search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="top__search-name">{say('shell.search.open')}</span>
        <kbd aria-hidden="true">{onApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

import type { ReactElement } from 'react';

/** Shows the key of a button. Screen readers announce it from `aria-keyshortcuts` of the button. */
export const KeyHint = ({ children }: { readonly children: string }): ReactElement => (
  <kbd className="transfer-key" aria-hidden="true">
    {children}
  </kbd>
);

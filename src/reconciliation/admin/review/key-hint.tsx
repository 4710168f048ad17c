import type { ReactElement } from 'react';

/** The key of a button. Screen readers hear it from `aria-keyshortcuts` of the button. */
export const KeyHint = ({ children }: { readonly children: string }): ReactElement => (
  <kbd className="transfer-key" aria-hidden="true">
    {children}
  </kbd>
);

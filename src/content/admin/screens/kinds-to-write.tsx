import type { ReactElement } from 'react';
import { Card, LinkButton, placeOf, useText } from '#panel';
import { KINDS, type ContentPage } from './content-page.js';

export interface KindsToWriteProps {
  readonly pages: readonly ContentPage[];
  /** If given, the buttons are in a card with this title. */
  readonly title?: string;
}

/** Buttons for the pages that the shop would link to and that do not exist yet. */
export function KindsToWrite({ pages, title }: KindsToWriteProps): ReactElement | null {
  const say = useText();
  const missing = KINDS.filter((kind) => pages.every((page) => page.kind !== kind));
  if (missing.length === 0) return null;
  const buttons = (
    <ul className="content-kinds">
      {missing.map((kind) => (
        <li key={kind}>
          <LinkButton to={`${placeOf('content', 'new')}?kind=${kind}`}>{say(`content.kinds.${kind}`)}</LinkButton>
          <span className="soft small">{say(`content.kind_hints.${kind}`)}</span>
        </li>
      ))}
    </ul>
  );
  return title ? <Card title={title}>{buttons}</Card> : buttons;
}

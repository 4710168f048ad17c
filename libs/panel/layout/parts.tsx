import { useId, type ReactElement, type ReactNode } from 'react';
import { notify } from './notice.js';
import { useText } from '../text/use-text.js';

export interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Without padding, for tables. */
  readonly flush?: boolean;
}

/** A titled part of a screen. */
export function Card({ title, actions, children, flush = false }: CardProps): ReactElement {
  const id = useId();
  return (
    <section className={flush ? 'card card--flush' : 'card'} {...(title && { 'aria-labelledby': id })}>
      {(title || actions) && (
        <div className="card__head">
          {title && <h2 id={id}>{title}</h2>}
          {actions && <div className="actions">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** A status badge. */
export const Badge = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactElement => <span className={`badge badge--${tone}`}>{children}</span>;

/** An email address that breaks after its “@” if it does not fit; its domain breaks only if it is too long for a line. */
export function EmailAddress({ address }: { readonly address: string }): ReactElement {
  const [name, host] = address.split(/(?<=@)/);
  return (
    // One element, because a narrow table lays out the children of a cell side by side.
    <span>
      {name}
      {host !== undefined && <span className="email-host">{host}</span>}
    </span>
  );
}

export interface EmptyProps {
  readonly title: string;
  /** What to do next. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export const Empty = ({ title, text, action }: EmptyProps): ReactElement => (
  <div className="empty">
    <p className="empty__title">{title}</p>
    {text && <p className="soft">{text}</p>}
    {action}
  </div>
);

/** Loading placeholder of the final size, so that the layout does not move. */
export function Loading({ lines = 4 }: { readonly lines?: number }): ReactElement {
  const translate = useText();
  return (
    <div className="loading" role="status">
      <span className="unseen">{translate('kit.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="loading__line" aria-hidden="true" />
      ))}
    </div>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values; items without a value are omitted. */
export const Facts = ({ items }: { readonly items: readonly Fact[] }): ReactElement => (
  <dl className="facts">
    {items
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label} className="facts__pair">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Link to an email address, which breaks after the @ if it does not fit. */
export function MailTo({ address }: { readonly address: string }): ReactElement {
  const at = address.lastIndexOf('@') + 1;
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}

export interface Moment {
  readonly key: string | number;
  readonly title: ReactNode;
  /** Time and actor. */
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
  readonly tone?: Tone;
}

/** A list of events in order. */
export const Timeline = ({ items }: { readonly items: readonly Moment[] }): ReactElement => (
  <ol className="timeline">
    {items.map(({ key, title, detail, children, tone = 'neutral' }) => (
      <li key={key} className={`timeline__item timeline__item--${tone}`}>
        <div className="timeline__title">{title}</div>
        {detail && <div className="soft">{detail}</div>}
        {children}
      </li>
    ))}
  </ol>
);

/** A text with a button that copies it. */
export function Copyable({ text, shown = text }: { readonly text: string; readonly shown?: string }): ReactElement {
  const translate = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify.good(translate('kit.copied'));
  };
  return (
    <span className="copyable">
      <code>{shown}</code>
      <button type="button" className="button button--quiet button--small" onClick={() => void copy()}>
        {translate('kit.copy')}
        <span className="unseen"> {shown}</span>
      </button>
    </span>
  );
}

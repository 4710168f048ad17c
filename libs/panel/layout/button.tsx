import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly kind?: ButtonKind;
  /** While busy, the button cannot be pressed again, keeps its width and focus, and announces the state. */
  readonly busy?: boolean;
  readonly small?: boolean;
}

const classesOf = (kind: ButtonKind, small: boolean): string =>
  `button button--${kind}${small ? ' button--small' : ''}`;

export function Button({
  kind = 'secondary',
  busy = false,
  small = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={`${classesOf(kind, small)}${busy ? ' button--busy' : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

export interface LinkButtonProps {
  /** Path below the panel, e.g. `/pages/orders/new` (see placeOf), or a URL with `external`. */
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  /** A download, or a page outside of the panel. */
  readonly external?: boolean;
  readonly download?: boolean;
  readonly children: ReactNode;
}

export function LinkButton({
  to,
  kind = 'secondary',
  small = false,
  external = false,
  download = false,
  children,
}: LinkButtonProps): ReactElement {
  const className = classesOf(kind, small);
  if (external || download)
    return (
      <a className={className} href={to} {...(download ? { download: true } : { target: '_blank', rel: 'noopener' })}>
        {children}
      </a>
    );
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}

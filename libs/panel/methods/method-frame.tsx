import type { ReactElement, ReactNode } from 'react';
import { Page } from '../layout/page.js';
import { placeOf } from '../layout/place.js';
import { inWords, type Localized } from '../form/localized-field.js';
import { DeleteMethod } from './delete-method.js';
import { ProvidedBy } from './provided-by.js';

interface MethodHead {
  readonly key: string;
  readonly title: Localized;
  readonly provider: string;
  readonly built_in: boolean;
}

export interface MethodFrameProps {
  /** Of the REST operation that lists the methods. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods`;
  /** The screen that shows the methods, and its title. */
  readonly screen: string;
  readonly screenTitle: string;
  /** null: not read, or there is none. */
  readonly method: MethodHead | null;
  /** Until the method is read. */
  readonly title: string;
  /** Beside the title, once the method is read. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A method's title in the reader's language, else in another one, else its key. */
export const methodName = ({ key, title }: Pick<MethodHead, 'key' | 'title'>): string => inWords(title) || key;

/** The page of one method: its title, by which provider it works, the way back to the list, and its deletion. */
export function MethodFrame({
  path,
  screen,
  screenTitle,
  method,
  title,
  aside,
  children,
}: MethodFrameProps): ReactElement {
  return (
    <Page
      title={method ? methodName(method) : title}
      back={{ to: placeOf(screen), label: screenTitle }}
      {...(method && {
        aside,
        actions: (
          <DeleteMethod
            path={`${path}/${encodeURIComponent(method.key)}`}
            screen={screen}
            name={methodName(method)}
            builtIn={method.built_in}
          />
        ),
      })}
      {...(method &&
        method.provider !== method.key && { intro: <ProvidedBy path={path} provider={method.provider} /> })}
    >
      {children}
    </Page>
  );
}

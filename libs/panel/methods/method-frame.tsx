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
  /** Path of the REST operation that lists the methods. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods`;
  /** Id and title of the screen with the methods. */
  readonly screen: string;
  readonly screenTitle: string;
  /** Null while loading, and if the method does not exist. */
  readonly method: MethodHead | null;
  /** Title while loading. */
  readonly title: string;
  /** Content beside the title after loading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A method's title in the panel's language, or else in another one, or else its key. */
export const methodName = ({ key, title }: Pick<MethodHead, 'key' | 'title'>): string => inWords(title) || key;

/** The page of one method: its title and provider, the link to the list, and its deletion. */
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

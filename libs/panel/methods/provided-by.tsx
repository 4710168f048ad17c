import type { ReactElement } from 'react';
import { useRead } from '../api/use-read.js';
import { useText } from '../text/use-text.js';

interface ProvidedByProps {
  /** Of the REST operation that lists the methods and their providers. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods`;
  readonly provider: string;
}

/** By whose title a method works that is one of several of its provider. */
export function ProvidedBy({ path, provider }: ProvidedByProps): ReactElement | null {
  const say = useText();
  const { data } = useRead(path);
  const title = data?.providers.find(({ key }) => key === provider)?.title;
  return title === undefined ? null : <>{say('kit.methods.provided_by', { name: title })}</>;
}

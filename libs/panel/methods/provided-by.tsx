import type { ReactElement } from 'react';
import { useRead } from '../api/use-read.js';
import { useText } from '../text/use-text.js';

interface ProvidedByProps {
  /** Path of the REST operation that lists the methods and their providers. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods`;
  readonly provider: string;
}

/** Title of a method's provider, shown if the provider has several methods. */
export function ProvidedBy({ path, provider }: ProvidedByProps): ReactElement | null {
  const say = useText();
  const { data } = useRead(path);
  const title = data?.providers.find(({ key }) => key === provider)?.title;
  return title === undefined ? null : <>{say('kit.methods.provided_by', { name: title })}</>;
}

import { methodName, useRead } from '#panel';
import { METHODS } from './method.js';

export interface MethodNames {
  /** The title of a method; its key while the methods are loading, or if the method is deleted. */
  (key: string): string;
  /** Keys of the configured methods. */
  readonly keys: readonly string[];
}

/** Titles of the payment methods in the reader's language. */
export function useMethodName(): MethodNames {
  const methods = useRead(METHODS).data?.items ?? [];
  const nameOf = (key: string): string => {
    const method = methods.find((one) => one.key === key);
    return method ? methodName(method) : key;
  };
  return Object.assign(nameOf, { keys: methods.map(({ key }) => key) });
}

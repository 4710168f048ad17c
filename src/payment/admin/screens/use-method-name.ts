import { methodName, useRead } from '#panel';
import { METHODS } from './method.js';

export interface MethodNames {
  /** The title of a method; its key while the methods are loading, or if the method was deleted. */
  (key: string): string;
  /** Keys of the configured methods. */
  readonly keys: readonly string[];
}

/** Translated titles of the payment methods. */
export function useMethodName(): MethodNames {
  const methods = useRead(METHODS).data?.items ?? [];
  const nameOf = (key: string): string => {
    const method = methods.find((one) => one.key === key);
    return method ? methodName(method) : key;
  };
  return Object.assign(nameOf, { keys: methods.map(({ key }) => key) });
}

import { useEffect, useState } from 'react';

/** Returns the value delayed: the latest one that has not changed for `ms` milliseconds. */
export function useLater<V>(value: V, ms: number): V {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}

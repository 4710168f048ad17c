import { useEffect, useState } from 'react';

/** The value, once it has not changed for a number of milliseconds. */
export function useLater<V>(value: V, ms: number): V {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}

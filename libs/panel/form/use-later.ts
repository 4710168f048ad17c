import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while. */
export function useLater<V>(value: V, ms: number): V {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}

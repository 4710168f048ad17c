import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work at once, or, while the pointer is pressed, after the click: a button that moves between press and release,
 * because a message appears above it, would not be clicked.
 */
export function useAfterPress(): (work: () => void) => void {
  const waiting = useRef<(() => void) | null>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const press = (): void => void (pressed.current = true);
    // The click event follows the release.
    const release = (): void => {
      pressed.current = false;
      setTimeout(() => {
        waiting.current?.();
        waiting.current = null;
      });
    };
    document.addEventListener('pointerdown', press, true);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((work) => {
    if (pressed.current) waiting.current = work;
    else work();
  }, []);
}

// The types of react-dom, of which the panel calls this one function.
declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export function createRoot(container: Element): { render(content: ReactNode): void };
}

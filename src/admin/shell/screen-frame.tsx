import { Component, useLayoutEffect, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button, Empty, useText } from '#panel';

interface FrameState {
  readonly failed: boolean;
}

/** Error boundary of a screen, so that its error does not affect the rest of the panel. */
class Boundary extends Component<{ readonly children: ReactNode; readonly fallback: ReactNode }, FrameState> {
  override state: FrameState = { failed: false };

  static getDerivedStateFromError(): FrameState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** A screen, and a substitute if it fails. A link opens it at its top; back and forward restore the position. */
export function ScreenFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const say = useText();
  const { pathname } = useLocation();
  const isLink = useNavigationType() === 'PUSH';
  useLayoutEffect(() => {
    if (isLink) window.scrollTo({ top: 0 });
  }, [pathname, isLink]);
  const fallback = (
    <Empty
      title={say('shell.broken.title')}
      text={say('shell.broken.text')}
      action={
        <Button kind="primary" onClick={() => window.location.reload()}>
          {say('shell.broken.reload')}
        </Button>
      }
    />
  );
  return (
    <Boundary key={pathname} fallback={fallback}>
      {children}
    </Boundary>
  );
}

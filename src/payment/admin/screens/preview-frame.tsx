import { useEffect, useRef, useState, type ReactElement } from 'react';
import { session } from '#panel';

export interface PreviewFrameProps {
  readonly title: string;
  readonly language: string;
  /** HTML rendered, and escaped, by the shop's templates. */
  readonly html: string;
}

/**
 * A part of the shop's page with the shop's styles, in a frame of the height of its content. The frame has no scripts
 * and is isolated from the panel.
 */
export function PreviewFrame({ title, language, html }: PreviewFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(120);
  const styles = `<link rel="stylesheet" href="${session.base}/storefront/shop.css">`;
  const head = `<head><meta charset="utf-8"><title>.</title>${styles}</head>`;
  const page = `<!doctype html><html lang="${language}">${head}<body><div>${html}</div></body></html>`;
  const measure = (): void => {
    const body = frame.current?.contentDocument?.body;
    if (body?.firstElementChild) setHeight(Math.ceil(body.firstElementChild.getBoundingClientRect().height) + 4);
  };
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <iframe
      ref={frame}
      className="pay-frame"
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page}
      height={height}
      onLoad={measure}
      tabIndex={-1}
    />
  );
}

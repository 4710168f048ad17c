import type { ReactElement } from 'react';
import { Button, notify, session, useLeaveGuard, useText } from '#panel';

/** Recovery codes, which are shown only once: leaving the page must be confirmed until they are stored. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}): ReactElement {
  const say = useText();
  useLeaveGuard(true);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify.good(say('kit.copied'));
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${session.shop.name}\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className="stack">
      <p className="warn-box" role="status">
        {say('access.factor.keep_codes')}
      </p>
      <ul className="access-codes" aria-label={say('access.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button onClick={() => void copy()}>{say('access.factor.copy_codes')}</Button>
        <a className="button button--secondary" href={file} download="recovery-codes.txt">
          {say('access.factor.download_codes')}
        </a>
        <Button kind="primary" onClick={onKept}>
          {say('access.factor.kept')}
        </Button>
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import { Card, useText } from '#panel';

/** Progress of a file that is sent and then read. */
export function UploadProgress({
  file,
  progress,
}: {
  readonly file: File;
  /** Sent part of the file from 0 to 1. */
  readonly progress: number;
}): ReactElement {
  const say = useText();
  return (
    <Card title={file.name}>
      <div className="bank-progress" role="status">
        <span>{say(progress < 1 ? 'bank.import.sending' : 'bank.import.reading')}</span>
        <progress max={1} aria-label={file.name} {...(progress < 1 && { value: progress })} />
      </div>
    </Card>
  );
}

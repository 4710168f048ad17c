import type { ReactElement } from 'react';
import { Button, Card, LinkButton, Page, placeOf, useText } from '#panel';
import { DownloadHelp } from '../statements/download-help.js';
import { FileDrop } from './file-drop.js';
import { ImportQuestion } from './import-question.js';
import { PreviewCard } from './preview-card.js';
import { UploadProgress } from './upload-progress.js';
import { useImport } from './use-import.js';

/** Import of a file in steps: choose it, answer questions about it, check the preview, and book it. */
export function ImportPage(): ReactElement {
  const say = useText();
  const work = useImport();
  const { file, progress, error, preview, before } = work;
  return (
    <Page
      title={say('bank.import.title')}
      back={{ to: placeOf('bank-statements'), label: say('payments.tabs.bank') }}
      intro={say('bank.import.intro')}
    >
      {!file ? (
        <>
          <Card title={say('bank.import.file')}>
            <FileDrop drop={say('bank.import.drop')} formats={say('bank.import.formats')} onFile={work.choose} />
          </Card>
          <DownloadHelp />
        </>
      ) : progress !== null ? (
        <UploadProgress file={file} progress={progress} />
      ) : before !== null ? (
        <Card title={file.name}>
          <p className="hint-box" role="status">
            {say('bank.import.before')}
          </p>
          <div className="actions">
            <LinkButton kind="primary" to={placeOf('bank-statements', before)}>
              {say('bank.import.to_before')}
            </LinkButton>
            <Button onClick={work.reset}>{say('bank.import.other_file')}</Button>
          </div>
        </Card>
      ) : error ? (
        <ImportQuestion work={work} error={error} name={file.name} />
      ) : (
        preview && <PreviewCard work={work} preview={preview} />
      )}
    </Page>
  );
}

import type { ReactElement } from 'react';
import { Card, useText } from '#panel';

const BANKS = ['any', 'privatbank', 'monobank', 'formats'] as const;

/** Where banks offer the download of statements. */
export function DownloadHelp(): ReactElement {
  const say = useText();
  return (
    <Card title={say('bank.help.title')}>
      <dl className="bank-help">
        {BANKS.map((bank) => (
          <div key={bank}>
            <dt>{say(`bank.help.${bank}.title`)}</dt>
            <dd>{say(`bank.help.${bank}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { useState, type ReactElement } from 'react';
import { Button, Card, ErrorBox, Facts, format, Page, placeOf, useText } from '#panel';
import { FileDrop } from '../import/file-drop.js';
import { UploadProgress } from '../import/upload-progress.js';
import { CourierHelp } from './courier-help.js';
import { RegisterColumns } from './register-columns.js';
import { RowTable } from './row-table.js';
import { useRegisterImport, type RegisterPreview } from './use-register-import.js';

/** Import of a register in steps: choose the file, check the preview, and import it. */
export function RegisterImportPage(): ReactElement {
  const say = useText();
  const work = useRegisterImport();
  const [mapping, setMapping] = useState<string | undefined>(undefined);
  const { file, progress, error, preview } = work;
  const other = <Button onClick={work.reset}>{say('bank.import.other_file')}</Button>;
  return (
    <Page
      title={say('bank.couriers.import')}
      back={{ to: placeOf('courier-registers'), label: say('bank.tabs.couriers') }}
      intro={say('bank.couriers.import_intro')}
    >
      {!file ? (
        <>
          <Card title={say('bank.couriers.file')}>
            <FileDrop
              drop={say('bank.couriers.drop')}
              formats={say('bank.couriers.formats')}
              onFile={(chosen) => {
                setMapping(undefined);
                work.choose(chosen);
              }}
            />
          </Card>
          <CourierHelp />
        </>
      ) : progress !== null ? (
        <UploadProgress file={file} progress={progress} />
      ) : error?.code === 'columns_needed' ? (
        <RegisterColumns
          error={error}
          aside={other}
          onChoose={(chosen) => {
            setMapping(chosen);
            work.choose(file, chosen);
          }}
        />
      ) : error ? (
        <Card title={file.name}>
          <ErrorBox error={error} />
          <div className="actions">{other}</div>
        </Card>
      ) : (
        preview && (
          <Preview
            preview={preview}
            onBook={() => work.book(mapping)}
            onColumns={work.askColumns}
            onCancel={work.reset}
          />
        )
      )}
    </Page>
  );
}

/** Preview of the register's contents, before anything is stored. */
function Preview({
  preview,
  onBook,
  onColumns,
  onCancel,
}: {
  readonly preview: RegisterPreview;
  readonly onBook: () => void;
  readonly onColumns: () => void;
  readonly onCancel: () => void;
}): ReactElement {
  const say = useText();
  const { carrier, number, day, currency, rows, counts, collected, fees, payout, sample, warnings } = preview;
  const money = (amount: number): string => format.money(amount, currency);
  return (
    <>
      <Card title={say('bank.preview.title')}>
        {warnings.length > 0 && <p className="warn-box">{say('bank.couriers.total_differs')}</p>}
        <Facts
          items={[
            { label: say('bank.couriers.courier'), value: carrier ?? say('bank.couriers.unnamed') },
            { label: say('bank.couriers.register'), value: number },
            { label: say('bank.couriers.day'), value: day && format.day(day, 'year') },
            { label: say('bank.couriers.parcels'), value: format.number(rows) },
            { label: say('bank.couriers.collected'), value: money(collected) },
            { label: say('bank.couriers.fees'), value: money(fees) },
            { label: say('bank.couriers.payout'), value: money(payout) },
            { label: say('bank.couriers.row_states.matched'), value: format.number(counts.matched) },
            { label: say('bank.couriers.row_states.differs'), value: format.number(counts.differs) },
            { label: say('bank.couriers.row_states.unknown'), value: format.number(counts.unknown) },
          ]}
        />
        <div className="actions">
          <Button kind="primary" onClick={onBook}>
            {say('bank.couriers.import')}
          </Button>
          <Button onClick={onColumns}>{say('bank.couriers.other_columns')}</Button>
          <Button onClick={onCancel}>{say('kit.cancel')}</Button>
        </div>
        <p className="soft small">{say('bank.preview.nothing_yet')}</p>
      </Card>
      <Card flush title={say('bank.couriers.parcels')}>
        <RowTable rows={sample} />
      </Card>
    </>
  );
}

import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
  Button,
  Dialog,
  Form,
  format,
  keep,
  keptText,
  LinkButton,
  RadioField,
  usePost,
  useSubmit,
  useText,
} from '#panel';
import { downloadOf, startDownload } from './download.js';
import { totalsOf, type FileFormat, type Refund, type RefundFile } from './refund.js';

const FORMATS = ['pain.001.001.09', 'pain.001.001.03', 'csv'] as const satisfies readonly FileFormat[];
const KEPT_FORMAT = 'refund-file-format';

interface FileDialogProps {
  /** The refunds of the file: at least one, all in one currency. */
  readonly refunds: readonly Refund[];
  readonly onMade: () => Promise<void>;
  readonly onClose: () => void;
}

/** Makes a file of refunds for the bank: asks for its format, explains what happens next, and starts the download. */
export function FileDialog({ refunds, onMade, onClose }: FileDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [chosen, choose] = useState<FileFormat>(FORMATS.find((one) => one === keptText(KEPT_FORMAT)) ?? FORMATS[0]);
  const [made, setMade] = useState<RefundFile | null>(null);
  const { submit, busy, error } = useSubmit(async () => {
    const ids = refunds.map(({ id }) => id);
    const { data } = await post('/api/admin/refund-files', { format: chosen, refund_ids: ids });
    keep(KEPT_FORMAT, chosen);
    startDownload(data);
    setMade(data);
    await onMade();
  });
  const total = totalsOf(refunds)
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(' + ');
  return (
    <Dialog title={say('refunds.file.title')} onClose={onClose} busy={busy}>
      {made ? (
        <Made file={made} onClose={onClose} />
      ) : (
        <Form
          closes
          onSubmit={() => void submit()}
          busy={busy}
          error={error}
          submitLabel={say('refunds.file.submit')}
          aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
        >
          <p className="strong">{say('refunds.file.sum', { count: refunds.length, total })}</p>
          <RadioField
            label={say('refunds.file.format')}
            value={chosen}
            onChange={choose}
            options={FORMATS.map((value) => ({
              value,
              label: value === 'csv' ? 'CSV' : `XML, ${value}`,
              hint: say(`refunds.formats.${keyOf(value)}`),
            }))}
          />
          <p className="hint-box">{say('refunds.file.next')}</p>
        </Form>
      )}
    </Dialog>
  );
}

/** Explains what to do with the new file. */
function Made({ file, onClose }: { readonly file: RefundFile; readonly onClose: () => void }): ReactElement {
  const say = useText();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const total = format.money(file.total, file.currency);
  return (
    <div className="stack">
      <p ref={text} tabIndex={-1} className="strong refund-made" role="status">
        {say('refunds.file.made', { name: file.file_name, count: file.count, total })}
      </p>
      <ol className="refund-steps">
        <li>{say('refunds.file.upload')}</li>
        <li>{say('refunds.file.confirm')}</li>
        <li>{say('refunds.file.statement')}</li>
      </ol>
      <div className="actions actions--end">
        <LinkButton download to={downloadOf(file)}>
          {say('refunds.download')}
        </LinkButton>
        <Button kind="primary" onClick={onClose}>
          {say('kit.close')}
        </Button>
      </div>
    </div>
  );
}

/** The format as a part of an i18n key, which has no dots. */
const keyOf = (format: FileFormat): string => format.replaceAll('.', '_');

import { useState, type ReactElement } from 'react';
import { Button, Dialog, ErrorBox, Form, useText } from '#panel';
import { EditFields } from './edit-fields.js';
import { EditOutcomes } from './edit-outcomes.js';
import { isComplete, NO_EDIT, type EditOutcome } from './edit-values.js';
import { useEdit } from './use-edit.js';

export interface EditDialogProps {
  readonly ids: readonly number[];
  readonly onChanged: () => void;
  /** @param results the outcome of each product; null if the changes were not made */
  readonly onClose: (results: readonly EditOutcome[] | null) => void;
}

/** Changes the selected products: what to change, a preview to confirm, then the result of each product. */
export function EditDialog({ ids, onChanged, onClose }: EditDialogProps): ReactElement {
  const say = useText();
  const [values, setValues] = useState(NO_EDIT);
  const { preview, results, busy, error, showPreview, apply, back } = useEdit(ids, values, onChanged);
  const changing = preview?.filter(({ outcome }) => outcome === 'changed').length ?? 0;
  return (
    <Dialog title={say('products.edit.title', { count: ids.length })} onClose={() => onClose(results)} busy={busy}>
      {!preview ? (
        <Form
          onSubmit={showPreview}
          busy={busy}
          error={error}
          submitLabel={say('products.edit.preview')}
          disabled={!isComplete(values)}
          aside={<Button onClick={() => onClose(null)}>{say('kit.back')}</Button>}
        >
          <EditFields
            values={values}
            errors={error?.fields ?? {}}
            onChange={(some) => setValues((now) => ({ ...now, ...some }))}
          />
        </Form>
      ) : (
        <div className="stack">
          <p role="status">
            {results
              ? say('products.edit.done', { count: results.filter(({ outcome }) => outcome === 'changed').length })
              : say('products.edit.will_change', { count: changing })}
          </p>
          <EditOutcomes outcomes={results ?? preview} isPreview={!results} />
          {error && <ErrorBox error={error} />}
          <div className="actions actions--end">
            {results ? (
              <Button kind="primary" autoFocus onClick={() => onClose(results)}>
                {say('kit.close')}
              </Button>
            ) : (
              <>
                <Button onClick={back}>{say('kit.back')}</Button>
                <Button kind="primary" autoFocus busy={busy} disabled={changing === 0} onClick={apply}>
                  {say('products.edit.apply', { count: changing })}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

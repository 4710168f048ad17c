import { useState, type ReactElement } from 'react';
import { api, BulkBar, Button, ErrorBox, notify, useSubmit, useText } from '#panel';
import { EditDialog } from './edit-dialog.js';
import { AT_ONCE } from './send-edits.js';
import { useUndo } from './use-undo.js';

export interface BulkProductsProps {
  readonly ids: readonly number[];
  /** Called when products have changed. */
  readonly onChanged: () => void;
  readonly onClear: () => void;
}

/** Shows or hides products; returns those that have changed. */
async function publish(ids: readonly number[], published: 0 | 1): Promise<number[]> {
  const changed: number[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { data } = await api.put('/api/admin/products/published', {
      ids: ids.slice(from, from + AT_ONCE),
      published,
    });
    changed.push(...data.ids);
  }
  return changed;
}

/** Edits, shows or hides the selected products. */
export function BulkProducts({ ids, onChanged, onClear }: BulkProductsProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const reportEdit = useUndo(onChanged);
  const undo = async (changed: readonly number[], published: 0 | 1): Promise<void> => {
    try {
      await publish(changed, published);
      notify.good(say('kit.undone'));
    } catch {
      notify.bad(say('kit.failed'));
    }
    onChanged();
  };
  const { submit, busy, error } = useSubmit(async (published: 0 | 1) => {
    const changed = await publish(ids, published);
    notify.good(
      say(published ? 'products.bulk.shown' : 'products.bulk.hidden', { count: changed.length }),
      changed.length === 0
        ? undefined
        : { label: say('kit.undo'), onPress: () => void undo(changed, published === 1 ? 0 : 1) },
    );
    onClear();
    onChanged();
  });
  return (
    <>
      <BulkBar
        label={say('products.bulk.actions')}
        chosen={say('products.bulk.selected', { count: ids.length })}
        note={error && <ErrorBox error={error} />}
        onClear={onClear}
      >
        <Button small kind="primary" onClick={() => setEditing(true)}>
          {say('products.bulk.edit')}
        </Button>
        <Button small busy={busy} onClick={() => void submit(1)}>
          {say('products.bulk.show')}
        </Button>
        <Button small busy={busy} onClick={() => void submit(0)}>
          {say('products.bulk.hide')}
        </Button>
      </BulkBar>
      {editing && (
        <EditDialog
          ids={ids}
          onChanged={onChanged}
          onClose={(results) => {
            setEditing(false);
            if (!results) return;
            reportEdit(results);
            onClear();
          }}
        />
      )}
    </>
  );
}

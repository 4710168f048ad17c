import type { ReactElement } from 'react';
import { api, BulkBar, Button, ErrorBox, notify, useSubmit, useText } from '#panel';

export interface BulkPublishProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
  readonly onClear: () => void;
}

/** Maximum number of products in one API call. */
const AT_ONCE = 100;

/** Publishes or hides the selected products. */
export function BulkPublish({ ids, onDone, onClear }: BulkPublishProps): ReactElement {
  const say = useText();
  const { submit, busy, error } = useSubmit(async (published: 0 | 1) => {
    let changed = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { data } = await api.put('/api/admin/products/published', {
        ids: ids.slice(from, from + AT_ONCE),
        published,
      });
      changed += data.ids.length;
    }
    notify.good(say(published ? 'products.bulk.shown' : 'products.bulk.hidden', { count: changed }));
    onDone();
  });
  return (
    <BulkBar
      label={say('products.bulk.actions')}
      chosen={say('products.bulk.selected', { count: ids.length })}
      note={error && <ErrorBox error={error} />}
      onClear={onClear}
    >
      <Button small busy={busy} onClick={() => void submit(1)}>
        {say('products.bulk.show')}
      </Button>
      <Button small busy={busy} onClick={() => void submit(0)}>
        {say('products.bulk.hide')}
      </Button>
    </BulkBar>
  );
}

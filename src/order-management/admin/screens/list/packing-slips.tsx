import type { ReactElement } from 'react';
import { Button, download, ErrorBox, useSubmit, useText } from '#panel';

interface PackingSlipsProps {
  readonly ids: readonly number[];
}

/** Downloads the packing slips of the orders as one file and shows that the file is being generated. */
export function PackingSlips({ ids }: PackingSlipsProps): ReactElement {
  const say = useText();
  const { submit, busy, error } = useSubmit(() =>
    download('/api/admin/packing-slips', { ids: ids.join(',') }, `${say('orders-list.packing.file')}.pdf`),
  );
  return (
    <>
      <Button small busy={busy} onClick={() => void submit()}>
        {say('orders-list.packing.open')}
      </Button>
      <span role="status" className="soft small nowrap">
        {busy && say('orders-list.packing.preparing', { count: ids.length })}
      </span>
      {error && <ErrorBox error={error} />}
    </>
  );
}

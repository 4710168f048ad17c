import type { ReactElement } from 'react';
import { useRead, useRecord } from '#panel';
import { FeedPage } from './feed-page.js';
import { FeedsPage } from './feeds-page.js';

/** Modules → Commerce → Payments → Bank statements → Connections, and one of them by its key. */
export function FeedsScreen(): ReactElement {
  const record = useRecord();
  const read = useRead('/api/admin/bank-feeds');
  return record === '' ? <FeedsPage read={read} /> : <FeedPage key={record} read={read} record={record} />;
}

import type { ReactElement } from 'react';
import { useRead, useUrlState } from '#panel';
import { FilesCard } from './files-card.js';
import { RefundsCard } from './refunds-card.js';
import { VIEWS, type View } from './refund.js';
import './refunds.css';

const MOST_REFUNDS = 100;

/** Refunds by bank transfer and their files: of one account of the shop, or all. */
export function RefundsCards({ account }: { readonly account?: string }): ReactElement {
  const list = useUrlState({ refunds: 'due', page: '1', files: '1' });
  const { refunds: wanted, page, files: filesPage } = list.values;
  const view: View = wanted in VIEWS ? (wanted as View) : 'due';
  const refunds = useRead('/api/admin/refunds', { state: VIEWS[view], account, page, per_page: MOST_REFUNDS });
  const files = useRead('/api/admin/refund-files', { account, page: filesPage, per_page: 10 });
  const reload = async (): Promise<void> => void (await Promise.all([refunds.reload(), files.reload()]));
  return (
    <>
      <RefundsCard view={view} list={refunds} onPage={(next) => list.set({ page: next })} onChanged={reload} />
      <FilesCard list={files} onPage={(next) => list.set({ files: next })} onChanged={reload} />
    </>
  );
}

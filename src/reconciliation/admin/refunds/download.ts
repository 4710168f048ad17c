import { downloadAddress } from '#panel';
import type { RefundFile } from './refund.js';

export const downloadOf = ({ id }: Pick<RefundFile, 'id'>): string =>
  downloadAddress(`/api/admin/refund-files/${id}/download`);

/** Starts the download, as a click on its link does. */
export function startDownload(file: Pick<RefundFile, 'id' | 'file_name'>): void {
  const link = document.createElement('a');
  link.href = downloadOf(file);
  link.download = file.file_name;
  link.click();
}

import { useCallback, useRef, useState } from 'react';
import { ApiError, upload, newRowKey } from '#panel';

export interface Upload {
  readonly key: string;
  readonly name: string;
  /** Progress from 0 to 1. */
  readonly part: number;
  /** Null while the upload is running. */
  readonly error: ApiError | null;
}

export interface Uploads {
  readonly running: readonly Upload[];
  /** Uploads the files one after the other, in the given order. */
  readonly add: (files: readonly File[]) => void;
  readonly dismiss: (key: string) => void;
}

/**
 * Uploads pictures and reports the progress of each; the error of a refused one stays visible until it is dismissed.
 */
export function useUploads(onStored: (image: string) => void): Uploads {
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(onStored);
  latest.current = onStored;
  const dismiss = useCallback((key: string) => setRunning((before) => before.filter((one) => one.key !== key)), []);

  const send = useCallback(
    async (key: string, file: File) => {
      const tell = (some: Partial<Upload>): void =>
        setRunning((before) => before.map((one) => (one.key === key ? { ...one, ...some } : one)));
      try {
        const { data } = await upload('/api/admin/pictures', file, (part) => tell({ part }));
        latest.current(data.image);
        dismiss(key);
      } catch (error) {
        tell({ error: error instanceof ApiError ? error : new ApiError(0) });
      }
    },
    [dismiss],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const begun = files.map((file) => ({ key: newRowKey(), file }));
      setRunning((before) => [
        ...before,
        ...begun.map(({ key, file }) => ({ key, name: file.name, part: 0, error: null })),
      ]);
      for (const { key, file } of begun) line.current = line.current.then(() => send(key, file));
    },
    [send],
  );

  return { running, add, dismiss };
}

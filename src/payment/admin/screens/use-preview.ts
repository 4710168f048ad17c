import { useEffect, useState } from 'react';
import { api, ApiError, useLater, type Data, type SettingValues } from '#panel';

const PAUSE_MS = 500;

export interface Preview {
  /** The last successful preview; null before the first. */
  readonly data: Data<'previewPaymentMethod'> | null;
  /** Errors that prevent the next preview, by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Message of another error. */
  readonly trouble: string;
  readonly busy: boolean;
}

const NOTHING: Preview = { data: null, errors: {}, trouble: '', busy: true };

/**
 * Previews the method with the typed settings when typing pauses.
 * @param path of the method; null: nothing to preview yet
 */
export function usePreview(
  path: `/api/admin/payment-methods/${string}` | null,
  draft: SettingValues | null,
  version: number,
): Preview {
  const [preview, setPreview] = useState(NOTHING);
  const wanted = useLater(JSON.stringify(draft ?? {}), PAUSE_MS);
  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    setPreview((before) => ({ ...before, busy: true }));
    api.post(`${path}/preview`, JSON.parse(wanted), { signal: controller.signal }).then(
      ({ data }) => setPreview({ data, errors: {}, trouble: '', busy: false }),
      (error: unknown) => {
        if (controller.signal.aborted || !(error instanceof ApiError)) return;
        const isAboutFields = Object.keys(error.fields).length > 0;
        setPreview((before) => ({
          ...before,
          errors: error.fields,
          trouble: isAboutFields ? '' : error.message,
          busy: false,
        }));
      },
    );
    return () => controller.abort();
  }, [path, wanted, version]);
  return preview;
}

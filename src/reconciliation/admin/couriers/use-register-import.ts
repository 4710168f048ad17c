import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, notify, placeOf, upload, WRITTEN, type Schemas } from '#panel';

export type RegisterPreview = Schemas['CourierRegisterPreviewResponse'];

interface RegisterImport {
  readonly file: File | null;
  /** Sent part of the file from 0 to 1 while it is sent and read; null otherwise. */
  readonly progress: number | null;
  readonly error: ApiError | null;
  readonly preview: RegisterPreview | null;
}

const NOTHING: RegisterImport = { file: null, progress: null, error: null, preview: null };
const PATH = '/api/admin/courier-registers';

/** Reads a register without storing anything, and then imports it. */
export function useRegisterImport() {
  const navigate = useNavigate();
  const [state, setState] = useState(NOTHING);
  // The answer about a file that was replaced meanwhile is ignored.
  const newest = useRef(0);

  async function send(file: File, fields: Readonly<Record<string, string>>): Promise<void> {
    const run = (newest.current += 1);
    const show = (progress: number): void => {
      if (run === newest.current) setState({ ...NOTHING, file, progress });
    };
    show(0);
    try {
      const { data, message } = await upload(PATH, file, show, fields);
      if (run !== newest.current) return;
      if ('sample' in data && data.id === null) return setState({ ...NOTHING, file, preview: data });
      window.dispatchEvent(new Event(WRITTEN));
      notify.good(message);
      await navigate(placeOf('courier-registers', Number(data.id)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (run === newest.current) setState({ ...NOTHING, file, error });
    }
  }

  const { file, progress } = state;
  return {
    ...state,
    choose: (chosen: File, mapping?: string) => void send(chosen, { preview: '1', ...(mapping && { mapping }) }),
    book: (mapping?: string) => file && progress === null && void send(file, mapping ? { mapping } : {}),
    /** Asks what the columns contain, although they are known. */
    askColumns: () => file && void send(file, { preview: '1', ask_columns: '1' }),
    reset: () => {
      newest.current += 1;
      setState(NOTHING);
    },
  };
}

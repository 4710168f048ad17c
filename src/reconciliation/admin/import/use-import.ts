import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, notify, placeOf, upload, WRITTEN, type Schemas } from '#panel';

export type Preview = Schemas['BankStatementPreviewResponse'];

/** The administrator's answers about the file: form fields of the import. */
export type Said = Partial<Record<'account' | 'accept_account' | 'encoding' | 'mapping', string>>;

export interface ImportState {
  readonly file: File | null;
  readonly said: Said;
  /** Upload progress from 0 to 1 while the file is sent and read; null otherwise. */
  readonly progress: number | null;
  /** The question or refusal of the API. */
  readonly error: ApiError | null;
  readonly preview: Preview | null;
  /** Id of the earlier import of the same file; null if there is none. */
  readonly before: number | null;
}

const NOTHING: ImportState = { file: null, said: {}, progress: null, error: null, preview: null, before: null };
const PATH = '/api/admin/bank-statements';

export interface Import extends ImportState {
  readonly choose: (file: File) => void;
  /** Answers a question; the file is read again. */
  readonly answer: (said: Said) => void;
  readonly book: () => void;
  readonly reset: () => void;
}

/** Reads a file without storing anything, with the answers to the questions of the API, and then imports it. */
export function useImport(): Import {
  const navigate = useNavigate();
  const [state, setState] = useState(NOTHING);
  // The answer about a file that was replaced meanwhile is ignored.
  const newest = useRef(0);

  const send = async (file: File, said: Said, fields: Said & { readonly preview?: '1' }): Promise<void> => {
    const run = (newest.current += 1);
    const change = (next: ImportState): void => {
      if (run === newest.current) setState(next);
    };
    const begin: ImportState = { ...NOTHING, file, said, progress: 0 };
    change(begin);
    try {
      const { data, message } = await upload(PATH, file, (progress) => change({ ...begin, progress }), fields);
      if (run !== newest.current) return;
      if ('gaps' in data)
        return change({ ...begin, progress: null, ...(data.id === null ? { preview: data } : { before: data.id }) });
      window.dispatchEvent(new Event(WRITTEN));
      notify.good(message);
      await navigate(placeOf('bank-statements', data.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change({ ...begin, progress: null, error });
    }
  };
  const read = (file: File, said: Said): void => void send(file, said, { ...said, preview: '1' });
  const { file, said, progress } = state;
  return {
    ...state,
    choose: (chosen) => read(chosen, {}),
    answer: (more) => file && read(file, { ...said, ...more }),
    book: () => file && progress === null && void send(file, said, said),
    reset: () => {
      newest.current += 1;
      setState(NOTHING);
    },
  };
}

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/api.js';
import { ConfirmButton } from '../dialog/confirm.js';
import { notify } from '../layout/notice.js';
import { placeOf } from '../layout/place.js';
import { can } from '../session/session.js';
import { useText } from '../text/use-text.js';

export interface DeleteMethodProps {
  /** Path of the REST operations of this kind of methods. */
  readonly path: `/api/admin/${'payment' | 'shipping'}-methods/${string}`;
  /** Id of the screen with the methods. */
  readonly screen: string;
  /** Translated name of the method. */
  readonly name: string;
  readonly builtIn: boolean;
}

/** Deletes a method after a confirmation; not offered for built-in ones. The API refuses to delete a used one. */
export function DeleteMethod({ path, screen, name, builtIn }: DeleteMethodProps): ReactElement | null {
  const say = useText();
  const navigate = useNavigate();
  if (!can('owner') || builtIn) return null;
  return (
    <ConfirmButton
      label={say('kit.methods.delete')}
      title={say('kit.methods.delete_title', { name })}
      question={say('kit.methods.delete_question')}
      danger
      onConfirm={async () => {
        const { message } = await api.delete(path);
        notify.good(message);
        await navigate(placeOf(screen));
      }}
    />
  );
}

import type { ReactElement } from 'react';
import { api, ConfirmButton, notify, useText } from '#panel';
import type { SectionProps } from '../section-props.js';
import { PATH } from '../shop-settings.js';

/** Deletes the stored password of the mail server. The other settings of the server stay. */
export function RemovePassword({
  settings: { smtp, version },
  onSaved,
}: Pick<SectionProps, 'settings' | 'onSaved'>): ReactElement | null {
  const say = useText();
  if (!smtp?.has_password) return null;
  const { host, port, user, security } = smtp;
  const remove = async (): Promise<void> => {
    const { data, message } = await api.put(PATH, { smtp: { host, port, user, security, password: null }, version });
    onSaved(data);
    notify.good(message);
  };
  return (
    <div className="actions">
      <ConfirmButton
        small
        kind="danger"
        label={say('settings.smtp_password_remove')}
        title={say('settings.smtp_password_remove_title')}
        question={say('settings.smtp_password_remove_question', { server: `${host}:${port}` })}
        confirmLabel={say('settings.smtp_password_remove')}
        danger
        onConfirm={remove}
      />
    </div>
  );
}

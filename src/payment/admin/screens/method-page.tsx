import { useState, type ReactElement } from 'react';
import {
  api,
  Badge,
  can,
  Empty,
  ErrorBox,
  LinkButton,
  Loading,
  MethodFrame,
  placeOf,
  SettingsForm,
  useRead,
  useText,
  type SettingValues,
} from '#panel';
import { METHODS } from './method.js';
import { MethodPreview } from './method-preview.js';
import { Reasons } from './method-row.js';
import { usePreview } from './use-preview.js';

/** Settings of one method, with a preview of what customers see. */
export function MethodPage({ methodKey }: { readonly methodKey: string }): ReactElement {
  const say = useText();
  const path = `${METHODS}/${encodeURIComponent(methodKey)}` as const;
  const { data: method, error, reload, replace } = useRead(path);
  const [draft, setDraft] = useState<SettingValues | null>(null);
  const preview = usePreview(method ? path : null, draft, method?.version ?? 0);
  const title = say('payments.title');
  const frame = { path: METHODS, screen: 'payments', screenTitle: title, title } as const;
  if (error && !method)
    return (
      <MethodFrame {...frame} method={null}>
        {error.status === 404 ? (
          <Empty
            title={say('payments.unknown')}
            text={say('payments.unknown_text')}
            action={<LinkButton to={placeOf('payments')}>{title}</LinkButton>}
          />
        ) : (
          <ErrorBox error={error} onRetry={() => void reload()} />
        )}
      </MethodFrame>
    );
  if (!method)
    return (
      <MethodFrame {...frame} method={null}>
        <Loading lines={10} />
      </MethodFrame>
    );
  return (
    <MethodFrame
      {...frame}
      method={method}
      aside={
        <Badge tone={method.shown ? 'good' : 'neutral'}>
          {say(method.shown ? 'payments.shown' : 'payments.hidden')}
        </Badge>
      }
    >
      {!method.shown && (
        <div className="hint-box">
          <Reasons method={method} />
        </div>
      )}
      {!can('owner') && <p className="hint-box">{say('payments.owner_only')}</p>}
      <div className="pay-split">
        <SettingsForm
          key={method.key}
          record={method}
          save={(changes) => api.put(path, changes)}
          onSaved={replace}
          onReload={reload}
          readOnly={!can('owner')}
          onDraft={setDraft}
          errors={preview.errors}
        />
        <MethodPreview preview={preview} fields={method.fields} />
      </div>
    </MethodFrame>
  );
}

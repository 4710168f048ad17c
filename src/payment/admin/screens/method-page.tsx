import { useState, type ReactElement } from 'react';
import {
  api,
  Badge,
  can,
  DeleteMethod,
  Empty,
  ErrorBox,
  inWords,
  LinkButton,
  Loading,
  Page,
  placeOf,
  ProvidedBy,
  SettingsForm,
  useRead,
  useText,
  type SettingValues,
} from '#panel';
import { METHODS } from './method.js';
import { MethodPreview } from './method-preview.js';
import { Reasons } from './method-row.js';
import { usePreview } from './use-preview.js';

/** All settings of one method, and what customers see of it. */
export function MethodPage({ methodKey }: { readonly methodKey: string }): ReactElement {
  const say = useText();
  const path = `${METHODS}/${encodeURIComponent(methodKey)}` as const;
  const { data: method, error, reload, replace } = useRead(path);
  const [draft, setDraft] = useState<SettingValues | null>(null);
  const preview = usePreview(method ? path : null, draft, method?.version ?? 0);
  const back = { to: placeOf('payments'), label: say('payments.title') };
  if (error && !method)
    return (
      <Page title={say('payments.title')} back={back}>
        {error.status === 404 ? (
          <Empty
            title={say('payments.unknown')}
            text={say('payments.unknown_text')}
            action={<LinkButton to={back.to}>{back.label}</LinkButton>}
          />
        ) : (
          <ErrorBox error={error} onRetry={() => void reload()} />
        )}
      </Page>
    );
  if (!method)
    return (
      <Page title={say('payments.title')} back={back}>
        <Loading lines={10} />
      </Page>
    );
  return (
    <Page
      title={inWords(method.title) || method.key}
      back={back}
      actions={
        <DeleteMethod
          path={path}
          screen="payments"
          name={inWords(method.title) || method.key}
          builtIn={method.built_in}
        />
      }
      {...(method.provider !== method.key && { intro: <ProvidedBy path={METHODS} provider={method.provider} /> })}
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
          record={method}
          save={(changes) => api.put(path, changes)}
          onSaved={replace}
          onReload={() => void reload()}
          readOnly={!can('owner')}
          onDraft={setDraft}
          errors={preview.errors}
        />
        <MethodPreview preview={preview} fields={method.fields} />
      </div>
    </Page>
  );
}

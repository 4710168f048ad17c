import type { ReactElement } from 'react';
import {
  api,
  Card,
  DeleteMethod,
  ErrorBox,
  Loading,
  Page,
  placeOf,
  ProvidedBy,
  SettingsForm,
  useRead,
  useText,
} from '#panel';
import { MethodState } from './method-state.js';
import { titleOf } from './method.js';
import './shipping.css';

/** A method's settings: what its provider declares, and what every method has. */
export function MethodPage({ method: key }: { readonly method: string }): ReactElement {
  const say = useText();
  const path = `/api/admin/shipping-methods/${encodeURIComponent(key)}` as const;
  const { data: method, error, reload, replace } = useRead(path);
  return (
    <Page
      title={method ? titleOf(method) : key}
      back={{ to: placeOf('shipping-methods'), label: say('shipping.title') }}
      {...(method && {
        aside: <MethodState method={method} />,
        actions: (
          <DeleteMethod path={path} screen="shipping-methods" name={titleOf(method)} builtIn={method.built_in} />
        ),
      })}
      {...(method &&
        method.provider !== method.key && {
          intro: <ProvidedBy path="/api/admin/shipping-methods" provider={method.provider} />,
        })}
    >
      {error && !method ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !method ? (
        <Card>
          <Loading />
        </Card>
      ) : (
        <>
          {method.hidden_reasons.length > 0 && (
            <div className="warn-box" role="status">
              <p>{say('shipping.hidden')}</p>
              <ul className="shipping-reasons">
                {method.hidden_reasons.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <SettingsForm
            record={method}
            save={(changes) => api.put(path, changes)}
            onSaved={replace}
            onReload={() => void reload()}
            // its place is changed in the list, where the others are seen
            around={{ position: () => <></> }}
          />
        </>
      )}
    </Page>
  );
}

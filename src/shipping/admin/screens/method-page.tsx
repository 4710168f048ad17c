import type { ReactElement } from 'react';
import { api, Card, ErrorBox, Loading, MethodFrame, SettingsForm, useRead, useText } from '#panel';
import { MethodState } from './method-state.js';
import { METHODS } from './method.js';
import './shipping.css';

/** A method's settings: what its provider declares, and what every method has. */
export function MethodPage({ method: key }: { readonly method: string }): ReactElement {
  const say = useText();
  const path = `${METHODS}/${encodeURIComponent(key)}` as const;
  const { data: method, error, reload, replace } = useRead(path);
  return (
    <MethodFrame
      path={METHODS}
      screen="shipping-methods"
      screenTitle={say('shipping.title')}
      method={method}
      title={key}
      aside={method && <MethodState method={method} />}
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
            key={method.key}
            record={method}
            save={(changes) => api.put(path, changes)}
            onSaved={replace}
            onReload={() => void reload()}
            // its place is changed in the list, where the others are seen
            around={{ position: () => <></> }}
          />
        </>
      )}
    </MethodFrame>
  );
}

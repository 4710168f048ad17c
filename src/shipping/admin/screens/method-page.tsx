import type { ReactElement } from 'react';
import { api, Card, Loading, MethodFrame, placeOf, ReadError, SettingsForm, useRead, useText } from '#panel';
import { MethodState } from './method-state.js';
import { METHODS } from './method.js';
import './shipping.css';

/** Settings of a method: those of its provider, and those of every method. */
export function MethodPage({ method: key }: { readonly method: string }): ReactElement {
  const say = useText();
  const path = `${METHODS}/${encodeURIComponent(key)}` as const;
  const { data: method, error, reload, replace } = useRead(path);
  const back = { to: placeOf('shipping-methods'), label: say('shipping.title') };
  return (
    <MethodFrame
      path={METHODS}
      screen="shipping-methods"
      screenTitle={back.label}
      method={method}
      title={key}
      aside={method && <MethodState method={method} />}
    >
      {error && !method ? (
        <ReadError error={error} onRetry={() => void reload()} back={back} />
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
            onReload={reload}
            // The position is changed in the list of methods.
            around={{ position: () => <></> }}
          />
        </>
      )}
    </MethodFrame>
  );
}

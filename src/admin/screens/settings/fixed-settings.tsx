import type { ReactElement } from 'react';
import { Card, Facts, useText } from '#panel';
import type { ShopSettings } from './shop-settings.js';

/** Settings that only the server's operator can change, and why. */
export function FixedSettings({ settings: { fixed } }: { readonly settings: ShopSettings }): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.fixed')}>
      <Facts
        items={[[say('settings.base_url'), fixed.base_url, say('settings.base_url_why')]].map(
          ([label, value, why]) => ({
            label: label!,
            value: (
              <>
                <strong>{value}</strong>
                <div className="soft small">{why}</div>
              </>
            ),
          }),
        )}
      />
    </Card>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import { Card, ErrorBox, Loading, Page, placeOf, session, Tabs, useRead, useRecord, useText } from '#panel';
import { FixedSettings } from './fixed-settings.js';
import { SECTIONS, sectionOf } from './sections.js';
import { SettingsForm } from './settings-form.js';
import { PATH, type ShopSettings } from './shop-settings.js';

/** Settings of the whole shop. */
export function SettingsScreen(): ReactElement {
  const say = useText();
  const section = sectionOf(useRecord());
  const { data, error, reload, replace } = useRead(PATH);
  const mustReload = useRef(false);
  const saved = (settings: ShopSettings): void => {
    // All screens format dates in the time zone with which the panel was loaded, so a new one needs a reload.
    mustReload.current = settings.in_effect.timezone !== session.shop.timeZone;
    replace(settings);
  };
  // The page is loaded again after the form shows the saved values, because it asks before unsaved ones are lost.
  useEffect(() => {
    if (mustReload.current) window.location.reload();
  }, [data]);
  return (
    <Page title={say('settings.title')} intro={say('settings.intro')}>
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Card>
          <Loading lines={8} />
        </Card>
      ) : (
        <>
          <Tabs
            label={say('settings.sections.title')}
            tabs={SECTIONS.map((key) => ({
              key,
              label: say(`settings.sections.${key}`),
              to: placeOf('settings', key === 'shop' ? undefined : key),
              current: key === section,
            }))}
          />
          <SettingsForm key={section} section={section} settings={data} onSaved={saved} reload={reload} />
          {section === 'shop' && <FixedSettings settings={data} />}
        </>
      )}
    </Page>
  );
}

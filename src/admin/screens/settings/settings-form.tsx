import type { ReactElement } from 'react';
import { api, fieldsOf, Form, useRecordForm, useText, type Reload } from '#panel';
import { LookSection } from './look/look-section.js';
import { MailSection } from './mail/mail-section.js';
import { MoneySection } from './money-section.js';
import { PrivacyCard } from './privacy-card.js';
import type { SectionProps } from './section-props.js';
import type { Section } from './sections.js';
import { SecurityCard } from './security-card.js';
import { SellerCard } from './seller-card.js';
import { ShopCard } from './shop-card.js';
import { changesOf, draftOf, PATH, type ShopSettings } from './shop-settings.js';
import { StockProtection } from './stock-protection.js';
import { StockCard } from './stock-card.js';

interface SettingsFormProps {
  readonly section: Section;
  readonly settings: ShopSettings;
  readonly onSaved: (settings: ShopSettings) => void;
  readonly reload: Reload;
}

const CARDS: Readonly<Record<Section, ReadonlyArray<(props: SectionProps) => ReactElement>>> = {
  shop: [ShopCard],
  look: [LookSection],
  seller: [SellerCard],
  money: [MoneySection],
  orders: [StockCard, StockProtection],
  mail: [MailSection],
  security: [SecurityCard, PrivacyCard],
};

/** The form of one section of the settings. */
export function SettingsForm({ section, settings, onSaved, reload }: SettingsFormProps): ReactElement {
  const say = useText();
  const { values, set, change, dirty, form } = useRecordForm({
    record: settings,
    draftOf,
    bodyOf: changesOf,
    send: (body) => api.put(PATH, body),
    onSaved,
    reload,
  });
  const errors = form.error?.fields ?? {};
  const props: SectionProps = {
    ...{ settings, values, change, errors, dirty, onSaved },
    fields: fieldsOf({ values, set }, errors),
  };
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      aside={dirty && !form.busy && <span className="soft">{say('settings-form.unsaved')}</span>}
      long
    >
      {CARDS[section].map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </Form>
  );
}

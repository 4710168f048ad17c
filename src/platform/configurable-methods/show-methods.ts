import { Inject, Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { Config } from '../config/config.js';
import { Messages } from '../i18n/i18n.module.js';
import type { ConfiguredMethod } from './configured-method.js';
import { hiddenInWords, type HiddenInWords } from './hidden-reasons.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { isPermanent } from './method-provider.js';
import { ProviderRegistry } from './provider-registry.js';
import { describeField, type FieldDescription } from './settings/describe-field.js';
import { formSections, type FormSection } from './settings/form-sections.js';
import { withDefaults } from './settings/setting-values.js';
import { settingsToWire } from './settings/settings-to-wire.js';

/** A method with all its settings, for administrators. */
export interface MethodDetail {
  readonly id: number;
  readonly key: string;
  readonly provider: string;
  /** The provider declares the method as `permanent`, so that it cannot be deleted. */
  readonly builtIn: boolean;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  /** Null if methods of this kind have no description. */
  readonly description: Localized | null;
  /** JSON values by name; a secret is null, with `<name>_filled` beside it. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly hidden: readonly string[];
  readonly hiddenReasons: readonly HiddenInWords[];
  /** Fields of the form, translated. */
  readonly fields: readonly FieldDescription[];
  /** Cards of the form, with the names of their fields. */
  readonly sections: readonly FormSection[];
}

/** A registered provider, offered for a new method. */
export interface ProviderChoice {
  readonly key: string;
  readonly title: string;
}

@Injectable()
export class ShowMethods {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly registry: ProviderRegistry,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** @param hidden why customers do not see the method, if there are reasons other than the method's own */
  detail(method: ConfiguredMethod, language: Language, hidden: readonly string[] = method.hidden): MethodDetail {
    const { row, provider, title, description, settings } = method;
    const { common, shared = [], layout } = this.kind;
    const { currency } = this.config;
    return {
      id: row.id,
      key: row.key,
      provider: row.provider,
      builtIn: isPermanent(row, provider),
      active: row.active,
      position: row.position,
      title,
      description: row.description === undefined ? null : description,
      settings: {
        ...settingsToWire(shared, withDefaults(shared, row.settings), currency),
        ...settingsToWire(provider.settings, settings, currency),
      },
      version: row.version,
      hidden,
      hiddenReasons: hiddenInWords(hidden, provider.settings, this.messages, language),
      fields: [...common, ...shared, ...provider.settings].map((declaration) =>
        describeField(declaration, language, currency),
      ),
      sections: formSections(layout, provider, language),
    };
  }

  providers(language: Language): ProviderChoice[] {
    return this.registry.all().map(({ key, title }) => ({ key, title: pick(title, language) || key }));
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { projectFolder } from '../../platform/config/project-folder.js';
import type { PanelLocale } from './panel-state.js';

const FILE = /^panel-(.+)\.json$/;

/** The panel's sentences of one language: `i18n/<language>/panel-<name>.json` under `<name>`. */
@Injectable()
export class PanelTexts {
  private readonly read = new Map<Language, Record<string, object>>();

  localeOf(language: Language): PanelLocale {
    let texts = this.read.get(language);
    if (!texts) this.read.set(language, (texts = readTexts(language)));
    return { language, availableLanguages: [language], translations: { [language]: texts } };
  }
}

function readTexts(language: Language): Record<string, object> {
  const folder = projectFolder('i18n', language);
  const names = readdirSync(folder)
    .map((file) => FILE.exec(file)?.[1])
    .filter((name) => name !== undefined);
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, `panel-${name}.json`), 'utf8')) as object]),
  );
}

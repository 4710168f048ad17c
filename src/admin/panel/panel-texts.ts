import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { projectFolder } from '../../platform/config/project-folder.js';
import { InstalledPlugins } from '../../platform/plugins/installed-plugins.js';
import type { PanelLocale } from './panel-state.js';

const FILE = /^panel-(.+)\.json$/;

/**
 * Texts of the panel in one language, including those of plugins: `i18n/<language>/panel-<name>.json` under `<name>`.
 */
@Injectable()
export class PanelTexts {
  private readonly read = new Map<Language, Record<string, object>>();

  constructor(private readonly plugins: InstalledPlugins) {}

  localeOf(language: Language): PanelLocale {
    let texts = this.read.get(language);
    if (!texts) {
      const folders = [projectFolder('i18n'), ...this.plugins.all.flatMap(({ translations }) => translations ?? [])];
      texts = Object.assign({}, ...folders.map((folder) => readTexts(join(folder, language)))) as Record<
        string,
        object
      >;
      this.read.set(language, texts);
    }
    return { language, availableLanguages: [language], translations: { [language]: texts } };
  }
}

function readTexts(folder: string): Record<string, object> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder)
    .map((file) => FILE.exec(file)?.[1])
    .filter((name) => name !== undefined);
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, `panel-${name}.json`), 'utf8')) as object]),
  );
}

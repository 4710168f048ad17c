import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#kernel';
import type { InstalledPlugins } from '../plugins/installed-plugins.js';
import { PluginError } from '../plugins/plugin-error.js';

/**
 * Checks that no two translations define the same key.
 * @param shop folder of the shop's own translations
 * @throws PluginError
 */
export function checkTranslations(shop: string, plugins: InstalledPlugins): void {
  const bringing = plugins.all.filter(({ translations }) => translations !== null);
  if (bringing.length === 0) return;
  const authors = new Map(sentencesBelow(shop).map((sentence) => [sentence, 'the shop']));
  for (const { translations, packageName, type } of bringing) {
    for (const sentence of readSentences(translations!, packageName, type.name)) {
      const author = authors.get(sentence);
      if (author !== undefined)
        throw new PluginError(packageName, type.name, `${author} has a sentence ${sentence} already`);
      authors.set(sentence, packageName);
    }
  }
}

function readSentences(folder: string, packageName: string, className: string): string[] {
  try {
    return sentencesBelow(folder);
  } catch (error) {
    throw new PluginError(packageName, className, `its translations cannot be read: ${(error as Error).message}`);
  }
}

/** Keys such as `en voucher.errors.voucher_unknown`. */
const sentencesBelow = (folder: string): string[] =>
  LANGUAGES.filter((language) => existsSync(join(folder, language))).flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const texts = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as unknown;
        return paths(texts, `${language} ${file.slice(0, -'.json'.length)}`);
      }),
  );

const paths = (texts: unknown, path: string): string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([name, text]) => paths(text, `${path}.${name}`))
    : [path];

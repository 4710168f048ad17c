import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { projectFolder } from '../../platform/config/project-folder.js';
import type { PackedFile } from '../script/send-packed.js';

export const FONT_NAMES = ['headings-latin.woff2', 'headings-cyrillic.woff2', 'headings-currency.woff2'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Fonts by language; names, numbers and the euro sign are Latin in every language. */
const NEEDED: Readonly<Record<Language, readonly FontName[]>> = {
  en: ['headings-latin.woff2'],
  uk: ['headings-cyrillic.woff2', 'headings-latin.woff2'],
  ru: ['headings-cyrillic.woff2', 'headings-latin.woff2'],
};

/** The font of headings, one file per script. Its URL contains a hash of the content, so that browsers cache it. */
@Injectable()
export class Fonts {
  private readonly files = new Map<FontName, PackedFile>();

  /** Path relative to the stylesheet, `fonts/headings-latin.woff2?v=4f0c…`. */
  address(name: FontName): string {
    return `fonts/${name}?v=${this.file(name).hash}`;
  }

  /** URLs of the fonts that every page in the language loads. */
  neededIn(language: Language): string[] {
    return NEEDED[language].map((name) => this.address(name));
  }

  /** Not compressed again, because the format is compressed. */
  file(name: FontName): PackedFile {
    const known = this.files.get(name);
    if (known) return known;
    const contents = readFileSync(join(projectFolder('views'), 'storefront', 'fonts', name));
    const file = { hash: createHash('sha256').update(contents).digest('hex').slice(0, 12), contents: () => contents };
    this.files.set(name, file);
    return file;
  }

  /** A stylesheet with hashes in the URLs of its fonts. */
  inStylesheet(text: string): string {
    return FONT_NAMES.reduce(
      (css, name) => css.replaceAll(`url('fonts/${name}')`, `url('${this.address(name)}')`),
      text,
    );
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { sha256Hex } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { projectFolder } from '../../platform/config/project-folder.js';

/** As for templates: an edited file shows at once for a human. */
const KEPT_MS = 2_000;

export interface StyleText {
  readonly text: string;
  /** Changes with the text. */
  readonly hash: string;
}

/** In the order of the cascade: what all pages share, then each room's own. */
const FILES = ['shop', 'styles/catalog', 'styles/product', 'styles/cart', 'styles/account', 'styles/order'];

/** The pages' stylesheet: of each file below storefront/ the one in TEMPLATE_DIR, TEMPLATE_PACKAGE_DIR, then `views/`. */
@Injectable()
export class Stylesheet {
  private readonly folders: readonly string[];
  private kept: { style: StyleText; until: number } | null = null;

  constructor(config: Config) {
    this.folders = [config.templateDir, config.templatePackageDir, projectFolder('views')].filter((folder) => folder !== null);
  }

  async read(): Promise<StyleText> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.style;
    const text = (await Promise.all(FILES.map((name) => this.first(name)))).filter(Boolean).join('\n');
    const style = { text, hash: sha256Hex(text).slice(0, 12) };
    this.kept = { style, until: Date.now() + KEPT_MS };
    return style;
  }

  /** A page without a style is readable: a missing file fails nothing. */
  private async first(name: string): Promise<string> {
    for (const folder of this.folders) {
      const text = await readFile(join(folder, 'storefront', `${name}.css`), 'utf8').catch(() => null);
      if (text !== null) return text;
    }
    return '';
  }
}

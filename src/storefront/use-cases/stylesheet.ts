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

/** The pages' one stylesheet: storefront/shop.css of TEMPLATE_DIR, TEMPLATE_PACKAGE_DIR, then `views/`. */
@Injectable()
export class Stylesheet {
  private readonly paths: readonly string[];
  private kept: { style: StyleText; until: number } | null = null;

  constructor(config: Config) {
    this.paths = [config.templateDir, config.templatePackageDir, projectFolder('views')]
      .filter((folder) => folder !== null)
      .map((folder) => join(folder, 'storefront', 'shop.css'));
  }

  async read(): Promise<StyleText> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.style;
    const text = await this.first();
    const style = { text, hash: sha256Hex(text).slice(0, 12) };
    this.kept = { style, until: Date.now() + KEPT_MS };
    return style;
  }

  /** A page without a style is readable: a missing file fails nothing. */
  private async first(): Promise<string> {
    for (const path of this.paths) {
      const text = await readFile(path, 'utf8').catch(() => null);
      if (text !== null) return text;
    }
    return '';
  }
}

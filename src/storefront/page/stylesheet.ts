import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { sha256Hex } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { projectFolder } from '../../platform/config/project-folder.js';
import { colorRules, ShopSettings, type ShopColors } from '../../settings/index.js';
import { Fonts } from './fonts.js';
import type { PackedFile } from '../script/send-packed.js';

/** Cache time in milliseconds, as for templates, so that edits of files appear quickly. */
const TTL_MS = 2_000;

/** In the order of the cascade: first the styles that all pages share, then those of page groups. */
const FILES = [
  'shop',
  'styles/catalog',
  'styles/product',
  'styles/cart',
  'styles/account',
  'styles/order',
  'styles/content',
];

/**
 * The pages' stylesheet. Each file below storefront/ comes from TEMPLATE_DIR, TEMPLATE_PACKAGE_DIR, or `views/`, in
 * this order. The colors of the settings follow them.
 */
@Injectable()
export class Stylesheet {
  private readonly folders: readonly string[];
  private cached: { style: PackedFile; until: number; colors: ShopColors | null } | null = null;

  constructor(
    config: Config,
    private readonly fonts: Fonts,
    private readonly shop: ShopSettings,
  ) {
    this.folders = [config.templateDir, config.templatePackageDir, projectFolder('views')].filter(
      (folder) => folder !== null,
    );
  }

  async read(): Promise<PackedFile> {
    const { colors } = this.shop.stored;
    if (this.cached && this.cached.until > Date.now() && this.cached.colors === colors) return this.cached.style;
    const parts = await Promise.all(FILES.map((name) => this.first(name)));
    const text = this.fonts.inStylesheet(parts.filter(Boolean).join('\n')) + colorRules(colors);
    const hash = sha256Hex(text).slice(0, 12);
    const style = this.cached?.style.hash === hash ? this.cached.style : await pack(text, hash);
    this.cached = { style, until: Date.now() + TTL_MS, colors };
    return style;
  }

  /** The first file with the name. A missing file is not an error, because a page without styles is readable. */
  private async first(name: string): Promise<string> {
    for (const folder of this.folders) {
      const text = await readFile(join(folder, 'storefront', `${name}.css`), 'utf8').catch(() => null);
      if (text !== null) return text;
    }
    return '';
  }
}

async function pack(text: string, hash: string): Promise<PackedFile> {
  const plain = Buffer.from(text);
  const texts = { plain, br: await promisify(brotliCompress)(plain), gzip: await promisify(gzip)(plain) };
  return { hash, contents: (packing) => texts[packing ?? 'plain'] };
}

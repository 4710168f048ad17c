import { existsSync, readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { projectFolder } from '../../platform/config/project-folder.js';
import { PACKED_SUFFIX, type Packing } from '../../platform/http/packing.js';
import type { PackedFile } from './send-packed.js';

export const SCRIPT_NAMES = ['shop.js', 'shop.mjs', 'shop.d.ts', 'fast-order.js', 'pages.js'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** Files that `npm run build` wrote to dist/storefront: a few small ones, read once and cached. */
@Injectable()
export class Scripts {
  private readonly folder = projectFolder('dist', 'storefront');
  private readonly files = new Map<string, PackedFile>();

  /** Path below BASE_URL, `/storefront/shop.js?v=4f0c…`, which changes with the content. */
  address(name: ScriptName): string {
    const file = this.file(name);
    return `/storefront/${name}${file ? `?v=${file.hash}` : ''}`;
  }

  /** Null if the file was not built. */
  file(name: ScriptName): PackedFile | null {
    const known = this.files.get(name);
    if (known) return known;
    const manifest = `${this.folder}/assets.json`;
    if (!existsSync(manifest)) return null;
    const hash = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)[name];
    if (hash === undefined) return null;
    const read = (suffix = ''): Buffer => readFileSync(`${this.folder}/${name}${suffix}`);
    const texts = { plain: read(), br: read(PACKED_SUFFIX.br), gzip: read(PACKED_SUFFIX.gzip) };
    const file = { hash, contents: (packing: Packing) => texts[packing ?? 'plain'] };
    this.files.set(name, file);
    return file;
  }
}

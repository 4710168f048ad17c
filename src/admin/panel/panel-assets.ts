import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { projectFolder } from '../../platform/config/project-folder.js';

/** Files that `npm run build` wrote to dist/panel: file name → the hash in its URL. */
@Injectable()
export class PanelAssets {
  readonly folder = projectFolder('dist', 'panel');
  private hashes: Readonly<Record<string, string>> | null = null;

  /** Null if there is no such file. */
  hashOf(name: string): string | null {
    this.hashes ??= JSON.parse(readFileSync(`${this.folder}/assets.json`, 'utf8')) as Record<string, string>;
    return Object.hasOwn(this.hashes, name) ? this.hashes[name]! : null;
  }
}

import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FS } from 'liquidjs';
import { fileOf } from './template-name.js';

const MAX_BYTES = 256 * 1024;

/**
 * Reads templates from folders; the first folder that contains the template is used. A symbolic link to
 * a file outside the folder counts as missing.
 */
export class TemplateFolders implements FS {
  readonly sep = '/';

  constructor(private readonly folders: readonly string[]) {}

  resolve = (_folder: string, name: string): string => fileOf(name) ?? '';

  exists = async (file: string): Promise<boolean> => file !== '' && (await this.find(file)) !== null;

  readFile = async (file: string): Promise<string> => {
    const path = await this.find(file);
    if (path === null) throw new Error(`no template ${file}`);
    const handle = await open(path, 'r');
    try {
      const stats = await handle.stat();
      if (!stats.isFile() || stats.size > MAX_BYTES)
        throw new Error(`template ${file} is no file of at most ${MAX_BYTES} bytes`);
      return await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  };

  // The interface requires this function, but the engine is used asynchronously only.
  existsSync = (): boolean => false;
  readFileSync = (): string => {
    throw new Error('templates are read asynchronously');
  };

  private async find(file: string): Promise<string | null> {
    for (const folder of this.folders) {
      try {
        const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
        if (path.startsWith(root + sep)) return path;
      } catch {
        // This folder does not contain the template.
      }
    }
    return null;
  }
}

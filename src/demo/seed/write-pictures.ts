import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPictures } from '../demo-data.js';

/**
 * Copies the pictures of the demo shop to `<dataDir>/media/demo`, from where they are served as
 * `/media/demo/<name>.svg`. Several processes may do so at the same time.
 */
export async function writePictures(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'media', 'demo');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(demoPictures)).filter((name) => name.endsWith('.svg'));
  await Promise.all(names.map((name) => copyFile(join(demoPictures, name), join(folder, name))));
}

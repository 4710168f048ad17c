import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPictureNames, pictureFor } from '../demo-data.js';

/**
 * Draws every picture of the demo shop into `<dataDir>/media/demo`, from where it is served as
 * `/media/demo/<name>.svg`.
 */
export async function writePictures(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'media', 'demo');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    demoPictureNames.map(async (name) => {
      const picture = pictureFor(name);
      if (picture !== null) await writeFile(join(folder, name), picture);
    }),
  );
}

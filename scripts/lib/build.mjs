import { existsSync, rmSync } from 'node:fs';
import { writeApiTypes } from './api-types.mjs';
import { buildPanel } from './panel.mjs';
import { at, findNode } from './project.mjs';
import { run } from './run.mjs';
import { filesBelow, markBuild } from './sources.mjs';
import { writeSbom } from './sbom.mjs';
import { buildStorefront } from './storefront.mjs';

/**
 * Compiles the sources into dist/ with Nest's own builder, which applies the OpenAPI plugin, and bundles the browser
 * code: the panel and the shop's scripts. Writes the bill of materials to dist/sbom.cdx.json.
 */
export async function build(options = { quiet: true }) {
  const done = markBuild();
  await writeApiTypes();
  const result = await run(findNode(), [at('node_modules', '@nestjs', 'cli', 'bin', 'nest.js'), 'build'], options);
  if (result.code === 0) {
    removeStrays();
    await buildPanel();
    await buildStorefront();
    await writeSbom();
    done();
  }
  return result;
}

/** Removes output without a source; other files stay, because a server may be running from them. */
function removeStrays() {
  for (const path of filesBelow('dist').filter((file) => !/^dist[\\/](panel|storefront)[\\/]/.test(file))) {
    const source = /^dist[\\/](.*)\.js(\.map)?$/.exec(path)?.[1];
    if (source && !existsSync(at(`${source}.ts`))) rmSync(at(path));
  }
}

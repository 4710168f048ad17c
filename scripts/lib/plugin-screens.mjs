// Prints the folders with screens of the plugins in src/plugins.ts and PLUGINS, as JSON. Runs from dist/, on the shop's
// own Node.
import 'reflect-metadata';
import { at } from './project.mjs';

const { loadPlugins } = await import(at('dist', 'src', 'load-plugins.js'));
const words = (process.env.PLUGINS ?? '').split(',').map((word) => word.trim());
try {
  const { all } = await loadPlugins({ plugins: words.filter(Boolean) });
  process.stdout.write(JSON.stringify(all.flatMap(({ screens }) => screens ?? [])));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { at, findNode, root } from './project.mjs';

/**
 * The heap stays small: cached answers are outside it, and a shop's machine is small too. `npm start` has the same
 * options.
 */
export const HEAP = ['--max-semi-space-size=16', '--max-old-space-size=224'];

/**
 * Starts the built server, by default in this terminal; returns the child, whose channel closes when this process ends.
 */
export function serve(env, output = 'inherit') {
  return spawn(
    findNode(),
    [
      '--enable-source-maps',
      ...HEAP,
      '--import',
      new URL('end-with-parent.mjs', import.meta.url).href,
      at('dist', 'src', 'main.js'),
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['inherit', output, 'inherit', 'ipc'] },
  );
}

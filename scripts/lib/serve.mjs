import { spawn } from 'node:child_process';
import { at, findNode, root } from './project.mjs';

/**
 * Options that keep the heap small, for small machines; cached answers are outside of it. `npm start` has the same
 * options.
 */
export const HEAP = ['--max-semi-space-size=16', '--max-old-space-size=224'];

/**
 * Starts the built server, by default in this terminal. Returns the child process, whose channel closes when this
 * process ends.
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

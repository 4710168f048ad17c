import { spawn } from 'node:child_process';
import { at, findNode, root } from './project.mjs';

/** The heap stays small: kept answers lie outside it, and a shop's machine is small too. The same stand in `npm start`. */
export const HEAP = ['--max-semi-space-size=16', '--max-old-space-size=224'];

/** Starts the built server, by default in this terminal; answers the child, whose channel tells it when we are gone. */
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

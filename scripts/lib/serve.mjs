import { spawn } from 'node:child_process';
import { at, findNode, root } from './project.mjs';

/** Starts the built server in this terminal; answers the child, whose channel tells it when we are gone. */
export function serve(env) {
  return spawn(
    findNode(),
    ['--enable-source-maps', '--import', new URL('end-with-parent.mjs', import.meta.url).href, at('dist', 'src', 'main.js')],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
}

import { execFile } from 'node:child_process';
import { root } from './project.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/** Program and first arguments of the npm that started this script, else of the one in PATH. */
export function npmCommand() {
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  return npm && /npm-cli\.js$/.test(npm) ? [node, npm] : ['npm'];
}

/** Runs npm in the project's folder. Returns `{code, stdout, stderr}`, with code 127 if npm is not installed. */
export function npm(args, { env = {} } = {}) {
  const [command, ...first] = npmCommand();
  return new Promise((resolve) => {
    execFile(
      command,
      [...first, ...args],
      { cwd: root, env: { ...process.env, npm_config_update_notifier: 'false', ...env }, maxBuffer: MAX_BYTES },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
        resolve({ code, stdout, stderr: stderr || (error?.message ?? '') });
      },
    );
  });
}

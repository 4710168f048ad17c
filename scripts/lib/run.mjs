import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const running = new Set();

/**
 * Runs a program in the project's folder.
 * @param options `quiet` suppresses the output, `onlyErrors` its standard output, `env` is added to the environment
 * @returns `{code, output}`; a program ended by a signal has code 1
 */
export function run(command, args, { quiet = false, onlyErrors = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (!quiet && !(onlyErrors && target === process.stdout)) target.write(text);
      });
    }
    running.add(child);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Passes a signal to all programs that run() has running. */
export function endRunning(signal) {
  for (const child of running) child.kill(signal);
}

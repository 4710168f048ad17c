import { existsSync, readFileSync } from 'node:fs';
import { npmCommand } from './npm.mjs';
import { at } from './project.mjs';
import { run } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** True when node_modules matches package-lock.json (npm records there what it installed). */
export function isInstalled() {
  try {
    const wanted = read(at('package-lock.json')).packages;
    const present = read(at('node_modules', '.package-lock.json')).packages;
    const names = Object.keys(wanted).filter((name) => name !== '');
    const extra = Object.keys(present).some((name) => !(name in wanted));
    return !extra && lockFitsPackage(wanted['']) && names.every((name) => isSame(wanted[name], present[name], name));
  } catch {
    return false;
  }
}

/** Packages for other platforms may be absent. */
function isSame(wanted, present, name) {
  if (!present) return wanted.optional === true || wanted.devOptional === true;
  return present.version === wanted.version && present.integrity === wanted.integrity && existsSync(at(name));
}

function lockFitsPackage(locked) {
  const { dependencies, devDependencies, optionalDependencies } = read(at('package.json'));
  const flat = (...groups) => JSON.stringify(Object.entries(Object.assign({}, ...groups)).sort());
  return (
    flat(dependencies, devDependencies, optionalDependencies) ===
    flat(locked.dependencies, locked.devDependencies, locked.optionalDependencies)
  );
}

/**
 * Runs `npm ci` with the npm that started this script, on the Node outside node_modules, because npm empties that
 * folder first.
 */
export function install() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...first] = npmCommand();
  return run(command, [...first, ...args], { quiet: true });
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, findNode, root } from './project.mjs';
import { run } from './run.mjs';

let runs = 0;

/**
 * Runs jest and reads its report.
 * @param selection jest's own options, such as `--selectProjects unit` or `--runTestsByPath <file>`
 * @returns `{code, files}`. Each file is `{path, passed, failures: [{title, message}]}`; a file that could not be
 * loaded has one failure. `files` is null if jest ended without a report.
 */
export async function runJest(selection, { workers = 2, quiet = false } = {}) {
  mkdirSync(at('.tmp'), { recursive: true });
  runs += 1;
  const report = at('.tmp', `jest-${process.pid}-${runs}.json`);
  const flags = [
    ...selection,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    `--maxWorkers=${workers}`,
  ];
  const { code } = await run(findNode(), [at('node_modules', 'jest', 'bin', 'jest.js'), ...flags], {
    onlyErrors: true,
    quiet,
  });
  const files = readReport(report);
  rmSync(report, { force: true });
  return { code, files };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults.map(fileOf);
  } catch {
    return null;
  }
}

function fileOf({ name, status, message, assertionResults }) {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, message: messageOf(failureMessages[0], fullName) }));
  if (status === 'failed' && failures.length === 0)
    failures.push({ title: 'the file could not be run', message: messageOf(message) });
  return {
    path: relative(root, name),
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failures,
  };
}

const withoutStart = (text, start) => (text.startsWith(start) ? text.slice(start.length) : text);

/** The error's message on one line, without its stack and the title that the report puts before it. */
const messageOf = (text = '', title = '● Test suite failed to run') =>
  withoutStart(stripVTControlCharacters(text).trim(), title)
    .replace(/\n\s+at .*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

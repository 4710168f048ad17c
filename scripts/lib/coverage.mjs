import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import coverage from 'istanbul-lib-coverage';
import report from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import v8ToIstanbul from 'v8-to-istanbul';
import { at, root } from './project.mjs';
import { filesBelow } from './sources.mjs';
import { transformed } from './transformed.mjs';

/** Whether the file runs in the server. Screens and the shop's scripts run in a browser and are not measured. */
const isServers = (path) =>
  /^(src|libs)\/.*\.ts$/.test(path) &&
  !/\.(spec|d)\.ts$/.test(path) &&
  !/^(libs\/(panel|storefront|testing)|src\/[^/]+\/admin|src\/admin\/(shell|screens))\//.test(path);

/** Folders that modules have in common. */
const FOLDERS = /^src\/(?!platform\/)[^/]+\/(domain|use-cases|data|http|listeners)\//;

/** Whether a file contains only types, so that only comments are left of it. */
const isEmpty = (code) => /^(export \{\s*\};)?$/.test(code.replace(/\/\*.*?\*\/|\/\/.*$/gms, '').trim());

/**
 * Coverage in source lines from the data that the processes of a run have written by NODE_V8_COVERAGE; a file that no
 * process has loaded counts as not run.
 * @returns a coverage map of Istanbul
 */
export async function coverageOf(folder) {
  const map = coverage.createCoverageMap();
  const files = new Map(
    filesBelow('src')
      .concat(filesBelow('libs'))
      .map((path) => path.split(sep).join('/'))
      .filter((path) => isServers(path) && !isEmpty(transformed(at(path))))
      .map((path) => [pathToFileURL(at(path)).href, path]),
  );
  const seen = new Set();
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { url, functions } of result) {
      if (!files.has(url)) continue;
      seen.add(url);
      map.merge(await inLines(files.get(url), functions));
    }
  }
  for (const [url, path] of files) if (!seen.has(url)) map.merge(await inLines(path, null));
  return map;
}

async function inLines(path, functions) {
  const source = transformed(at(path));
  const converter = v8ToIstanbul(at(path), 0, { source });
  await converter.load();
  // v8-to-istanbul identifies files that were never loaded by this marker.
  const never = [
    {
      functionName: '(empty-report)',
      isBlockCoverage: true,
      ranges: [{ startOffset: 0, endOffset: source.length, count: 0 }],
    },
  ];
  converter.applyCoverage(functions ?? never);
  return converter.toIstanbul();
}

/** Writes every line as a page in coverage/index.html, and prints two tables: by module, and by folder. */
export function writeReports(map) {
  const context = report.createContext({ dir: at('coverage'), coverageMap: map });
  reports.create('html').execute(context);
  const table = (title, nameOf) => {
    process.stdout.write(`\n${row(title, 'lines %', 'branches %', 'functions %')}\n`);
    for (const [name, { lines, branches, functions }] of summaries(map, nameOf))
      process.stdout.write(`${row(name, lines.pct, branches.pct, functions.pct)}\n`);
  };
  table('module', (path) => path.split('/').slice(0, 2).join('/'));
  table('folder of modules', (path) => FOLDERS.exec(path)?.[1] ?? 'other');
  process.stdout.write('\nLine by line: coverage/index.html\n');
}

const row = (name, ...parts) => `${name.padEnd(24)}${parts.map((part) => String(part).padStart(12)).join('')}`;

/**
 * Sums of the files with the same name, the least covered first, then all of them.
 * @param nameOf name for a path relative to the project's folder
 */
function summaries(map, nameOf) {
  const sums = new Map();
  const all = coverage.createCoverageSummary();
  for (const file of map.files()) {
    const name = nameOf(relative(root, file).split(sep).join('/'));
    const sum = sums.get(name) ?? coverage.createCoverageSummary();
    const summary = map.fileCoverageFor(file).toSummary();
    sum.merge(summary);
    all.merge(summary);
    sums.set(name, sum);
  }
  return [...sums].sort(([, a], [, b]) => a.lines.pct - b.lines.pct).concat([['all', all]]);
}

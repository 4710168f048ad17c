import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, findNode } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs some of jest's projects; answers the exit code and the counts of its own report. `workers`: for tests that
 * mostly wait.
 */
export async function runJest(projects, env = {}, workers = null) {
  mkdirSync(at('.tmp'), { recursive: true });
  const report = at('.tmp', `jest-${projects.join('-')}-${process.pid}.json`);
  const flags = [at('node_modules', 'jest', 'bin', 'jest.js')];
  const requested = [
    '--selectProjects',
    ...projects,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    ...(workers ? [`--maxWorkers=${workers}`] : []),
  ];
  const { code } = await run(findNode(), [...flags, ...requested], { env, onlyErrors: true });
  const counts = readReport(report);
  rmSync(report, { force: true });
  return { code, ...counts };
}

/** A file that could not even be loaded counts as one failure. */
function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

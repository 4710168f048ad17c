/** Maximum number of failed files that run again. If more fail, none is repeated, because the change is broken. */
const MOST_REPEATED = 5;

/**
 * Runs the spec files of a check. A file that fails is run once more, alone, after all others, and its second result
 * counts. Tests that fail first and pass then are flaky.
 * @param runFile runs one spec file; returns a result like runJest()
 * @param strict whether flaky tests count as failed
 */
export function specFiles({ runFile, strict = false }) {
  const outcomes = new Map();
  const flaky = [];
  let crashes = 0;

  /** Adds a result of runJest(); returns whether all tests passed. */
  function add({ code, files }) {
    const failed = (files ?? []).some(({ failures }) => failures.length > 0);
    // jest ended without a report, or failed for a reason other than a test.
    const crashed = files === null || (code !== 0 && !failed);
    if (crashed) crashes += 1;
    for (const file of files ?? []) outcomes.set(file.path, file);
    return !crashed && !failed;
  }

  const failing = () => [...outcomes.values()].filter(({ failures }) => failures.length > 0);

  /** The paths of the files to run again. */
  function repeatable() {
    const paths = failing().map(({ path }) => path);
    return paths.length > MOST_REPEATED ? [] : paths;
  }

  /** Runs the failed files again; returns whether all tests passed. */
  async function repeat() {
    let held = true;
    for (const path of repeatable()) {
      const first = outcomes.get(path);
      const passed = add(await runFile(path));
      held &&= passed;
      const failedAgain = new Set(outcomes.get(path).failures.map(({ title }) => title));
      for (const failure of first.failures) if (!failedAgain.has(failure.title)) flaky.push({ path, ...failure });
      if (strict && passed) outcomes.set(path, first);
    }
    return held;
  }

  function counts() {
    const sum = { passed: 0, failed: crashes };
    for (const { passed, failures } of outcomes.values()) {
      sum.passed += passed;
      sum.failed += failures.length;
    }
    return sum;
  }

  return { add, repeatable, repeat, counts, flaky };
}

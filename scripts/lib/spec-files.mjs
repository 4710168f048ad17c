/** A change that breaks more files than this is broken: running them again would only take time. */
const MOST_REPEATED = 5;

/**
 * The spec files of a check. A file that fails is run once more, alone, after all others, and its second outcome counts.
 * Tests that fail first and pass then are flaky.
 * @param runFile runs one spec file; answers what runJest() answers
 * @param strict whether flaky tests count as failed
 */
export function specFiles({ runFile, strict = false }) {
  const outcomes = new Map();
  const flaky = [];
  let crashes = 0;

  /** Takes what runJest() answers; answers whether all passed. */
  function add({ code, files }) {
    const failed = (files ?? []).some(({ failures }) => failures.length > 0);
    // jest ended without a report, or for another reason than a test
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

  /** Runs the failing files again; answers whether all passed. */
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

/** Projects whose files alternate at the start of a run. */
const ALTERNATING = ['slow', 'browser'];

/**
 * The order in which a run of several projects begins its files. Slow tests often wait for servers, and browser tests
 * compute, so they alternate and keep the cores busy. The other files are short and come last, so that the workers end
 * at about the same time.
 * @param tests in jest's order, which is kept within each project
 */
export function orderTests(tests) {
  const groups = ALTERNATING.map((name) => tests.filter((test) => projectOf(test) === name));
  // A file's place is its part of the way through its project, so that both projects end together.
  const alternating = groups
    .flatMap((group) => group.map((test, index) => ({ test, place: (index + 0.5) / group.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ test }) => test);
  return [...alternating, ...tests.filter((test) => !ALTERNATING.includes(projectOf(test)))];
}

const projectOf = ({ context }) => context.config.displayName?.name;

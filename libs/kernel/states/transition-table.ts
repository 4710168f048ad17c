/** A possible next state, unconditional or with a condition on the context. */
export type Transition<S extends string, C> = S | { to: S; when: (context: C) => boolean };

export interface TransitionDefinition<S extends string, C> {
  /** Possible states of a new record. */
  initial: readonly S[];
  /** Every state with its possible next states; an empty list marks a final state. */
  table: Readonly<Record<S, ReadonlyArray<Transition<S, C>>>>;
}

export interface TransitionTable<S extends string, C> {
  /** All states, in the order of the table. */
  readonly states: readonly S[];
  /** Possible next states of `from` in this context; none for an unknown state. */
  allowed(from: S, context: C): S[];
  can(from: S, to: S, context: C): boolean;
  /** States reachable from `from` (default: from the initial states, including them), ignoring conditions. */
  reachable(from?: S): S[];
}

/**
 * Defines a state machine as a readable table.
 * @throws Error if the table names an unknown state, names a next state twice, or has a state that cannot be reached
 * from the initial ones
 */
export function defineTransitions<S extends string, C = void>(
  definition: TransitionDefinition<S, C>,
): TransitionTable<S, C> {
  const states = Object.keys(definition.table) as S[];
  const rows = new Map<S, ReadonlyArray<{ to: S; when: (context: C) => boolean }>>(
    states.map((state) => [state, definition.table[state].map(ruleOf)]),
  );
  const allowed = (from: S, context: C): S[] =>
    (rows.get(from) ?? []).filter((rule) => rule.when(context)).map((rule) => rule.to);
  const followers = (from: S): S[] => (rows.get(from) ?? []).map((rule) => rule.to);
  const reachable = (from?: S): S[] =>
    from === undefined ? closure(definition.initial, followers) : closure(followers(from), followers);

  requireSound(states, definition.initial, followers, reachable());
  return { states, allowed, can: (from, to, context) => allowed(from, context).includes(to), reachable };
}

function ruleOf<S extends string, C>(transition: Transition<S, C>): { to: S; when: (context: C) => boolean } {
  return typeof transition === 'string' ? { to: transition, when: () => true } : transition;
}

function closure<S>(start: readonly S[], followers: (from: S) => S[]): S[] {
  const found = new Set(start);
  // A set iteration includes elements added during the iteration.
  for (const state of found) for (const next of followers(state)) found.add(next);
  return [...found];
}

function requireSound<S extends string>(
  states: S[],
  initial: readonly S[],
  followers: (from: S) => S[],
  reachable: S[],
): void {
  const known = new Set(states);
  for (const state of initial) if (!known.has(state)) throw new Error(`Unknown initial state: ${state}`);
  for (const from of states) {
    const targets = followers(from);
    for (const to of targets) if (!known.has(to)) throw new Error(`Unknown state: ${from} → ${to}`);
    if (new Set(targets).size < targets.length) throw new Error(`State with a follower named twice: ${from}`);
  }
  const unreachable = states.filter((state) => !reachable.includes(state));
  if (unreachable.length > 0) throw new Error(`States that cannot be reached: ${unreachable.join(', ')}`);
}

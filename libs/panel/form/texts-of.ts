/** Texts of a record for a form; missing ones are empty. */
export const textsOf = <Name extends string>(
  record: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> => Object.assign({}, ...names.map((name) => ({ [name]: record[name] ?? '' })));

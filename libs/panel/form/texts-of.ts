/** The texts of a record as a form holds them; what is not set is empty. */
export const textsOf = <Name extends string>(
  record: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> => Object.assign({}, ...names.map((name) => ({ [name]: record[name] ?? '' })));

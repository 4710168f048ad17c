import type { FormState } from './use-form.js';

/** Properties that connect an input with a value of the form. */
export interface TiedField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: Value) => void;
}

/** Like `TiedField`, for a checkbox. */
export type TiedCheckbox = Omit<TiedField<boolean>, 'value'> & { readonly checked: boolean };

type NamesOf<V, Kind> = { [K in keyof V & string]: V[K] extends Kind ? K : never }[keyof V & string];

export interface FormFields<V> {
  readonly tied: <K extends keyof V & string>(name: K) => TiedField<V[K]>;
  readonly ticked: (name: NamesOf<V, boolean>) => TiedCheckbox;
  /** The fields of a nested object, e.g. those of `seller` for `seller.city`. */
  readonly within: <K extends NamesOf<V, object>>(name: K) => FormFields<V[K]>;
}

/**
 * Connects inputs with the values of a form by name: `<TextField {...fields.tied('city')} label={…} />`.
 * @param errors error messages by field name, as the API returns them
 * @param path prefix of the field names, e.g. `seller.`
 */
export function fieldsOf<V>(
  { values, set }: Pick<FormState<V>, 'values' | 'set'>,
  errors: Readonly<Record<string, readonly string[]>> = {},
  path = '',
): FormFields<V> {
  const common = <K extends keyof V & string>(name: K) => ({
    name: path + name,
    errors: errors[path + name],
    onChange: (value: V[K]) => set(name, value),
  });
  return {
    tied: (name) => ({ ...common(name), value: values[name] }),
    ticked: (name) => ({ ...(common(name) as unknown as TiedField<boolean>), checked: values[name] === true }),
    within: (name) =>
      fieldsOf(
        { values: values[name], set: (inner, value) => set(name, Object.assign({}, values[name], { [inner]: value })) },
        errors,
        `${path}${name}.`,
      ),
  };
}

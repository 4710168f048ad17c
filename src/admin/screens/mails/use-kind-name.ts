import { useText } from '#panel';

/** Translated name of a kind of email. A plugin's kind without a translation is shown by its key. */
export function useKindName(): (kind: string) => string {
  const say = useText();
  return (kind) => {
    const key = `delivery.kinds.${kind}`;
    const name = say(key);
    return name === key ? kind : name;
  };
}

import { useText } from '#panel';

/** Translated name of a kind of emails; one of a plugin without a text is shown by its key. */
export function useKindName(): (kind: string) => string {
  const say = useText();
  return (kind) => {
    const key = `delivery.kinds.${kind}`;
    const name = say(key);
    return name === key ? kind : name;
  };
}

import { useText } from '#panel';

/** What a kind of email is called; one that a plugin added, which has no text here, shows its own word. */
export function useKindName(): (kind: string) => string {
  const say = useText();
  return (kind) => {
    const key = `delivery.kinds.${kind}`;
    const name = say(key);
    return name === key ? kind : name;
  };
}

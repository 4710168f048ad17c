import { useText } from '#panel';

/** What the audit's words are called; one that has no name yet shows as it is stored. */
export function useWords(): { actionName: (action: string) => string; subjectName: (type: string) => string } {
  const say = useText();
  const named = (key: string, word: string): string => {
    const text = say(key);
    return text === key ? word : text;
  };
  return {
    actionName: (action) => named(`access.actions.${action}`, action),
    subjectName: (type) => named(`access.subjects.${type}`, type),
  };
}

import { useText } from '#panel';

/** Translated names of actions and types; those without a translation are shown as stored. */
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

import { notify, useText } from '#panel';
import type { EditOutcome } from './edit-values.js';
import { undoEdits } from './send-edits.js';

/** Reports a finished edit in a notice with Undo. After an undo, a notice names the products that were not restored. */
export function useUndo(onChanged: () => void): (results: readonly EditOutcome[]) => void {
  const say = useText();
  const undo = async (changed: readonly EditOutcome[]): Promise<void> => {
    try {
      const kept = (await undoEdits(changed)).filter(({ outcome }) => outcome === 'failed');
      if (kept.length === 0) notify.good(say('kit.undone'));
      else notify.bad([say('products.edit.not_undone', { count: kept.length }), ...kept.map(reasonOf)].join(' '));
    } catch {
      notify.bad(say('kit.failed'));
    }
    onChanged();
  };
  return (results) => {
    const changed = results.filter(({ outcome }) => outcome === 'changed');
    if (changed.length === 0) return;
    notify.good(say('products.edit.done', { count: changed.length }), {
      label: say('kit.undo'),
      onPress: () => void undo(changed),
    });
  };
}

const reasonOf = ({ id, name, message }: EditOutcome): string => `${name || `№ ${id}`}: ${message}`;

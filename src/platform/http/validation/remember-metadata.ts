import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type ReadMetadata = Storage['getTargetValidationMetadatas'];

const remembering = new WeakSet<Storage>();

/**
 * class-validator collects a class's rules again for every object it checks, which is a fifth of its work. They are
 * complete when the modules are loaded, so what was gathered once holds.
 */
export function rememberMetadata(storage: Storage = getMetadataStorage()): void {
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const gather: ReadMetadata = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Map<string, ReturnType<ReadMetadata>>>();
  storage.getTargetValidationMetadatas = (target, ...how) => {
    let ofTarget = known.get(target);
    if (!ofTarget) known.set(target, (ofTarget = new Map()));
    const key = JSON.stringify(how);
    let rules = ofTarget.get(key);
    if (!rules) ofTarget.set(key, (rules = gather(target, ...how)));
    return rules;
  };
}

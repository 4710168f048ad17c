import fc from 'fast-check';
import { FIELDS, Scene } from '../../../test/fixtures/panel/form-scene.js';
import { isDirty } from './form-state.js';
import { same } from './merge.js';

const field = fc.constantFrom(...FIELDS);
const step: fc.Arbitrary<(scene: Scene) => void> = fc.oneof(
  { weight: 4, arbitrary: field.map((name) => (scene: Scene) => scene.type(name)) },
  { weight: 2, arbitrary: fc.nat(2).map((index) => (scene: Scene) => scene.typeRow(index)) },
  { weight: 4, arbitrary: fc.constant((scene: Scene) => scene.send()) },
  { weight: 4, arbitrary: fc.constant((scene: Scene) => scene.serve()) },
  { weight: 4, arbitrary: fc.constant((scene: Scene) => scene.answer()) },
  { weight: 4, arbitrary: fc.constant((scene: Scene) => scene.ask()) },
  { weight: 4, arbitrary: fc.nat(3).map((index) => (scene: Scene) => scene.arrive(index)) },
  { weight: 1, arbitrary: fc.constant((scene: Scene) => scene.discard()) },
  { weight: 1, arbitrary: fc.constant((scene: Scene) => scene.fail()) },
  { weight: 1, arbitrary: field.map((name) => (scene: Scene) => scene.change(name)) },
);
const steps = fc.array(step, { maxLength: 40 });
const sceneAfter = (some: ReadonlyArray<(scene: Scene) => void>): Scene => {
  const scene = new Scene();
  for (const one of some) one(scene);
  return scene;
};
const RUNS = { numRuns: 500 };

describe('a form in every order of typing, saving, reading and changes by others', () => {
  it('a form shows everything that was typed until it is saved or discarded, and overwrites no change that it has not shown', () => {
    fc.assert(
      fc.property(steps, (some) => void sceneAfter(some)),
      RUNS,
    );
  });

  it('a form shows the record when nothing is running and nothing is unsaved', () => {
    fc.assert(
      fc.property(steps, (some) => {
        const scene = sceneAfter(some);
        scene.rest();
        if (scene.unsaved.size > 0) {
          scene.discard();
          scene.ask();
          scene.arrive(0);
        }
        expect(same(scene.form.values, scene.record.values)).toBe(true);
        expect(isDirty(scene.form)).toBe(false);
        expect(scene.form.version).toBe(scene.record.version);
      }),
      RUNS,
    );
  });

  it('a form can always be saved after at most one request for the newest version', () => {
    fc.assert(
      fc.property(steps, field, (some, name) => {
        const scene = sceneAfter(some);
        scene.rest();
        scene.discard();
        scene.ask();
        scene.arrive(0);
        scene.type(name);
        scene.send();
        scene.rest();
        expect([...scene.unsaved]).toEqual([]);
        expect(same(scene.form.values, scene.record.values)).toBe(true);
      }),
      RUNS,
    );
  });

  it('a form is unsaved exactly while its values differ from those of the last known version of the record', () => {
    fc.assert(
      fc.property(steps, (some) => {
        const scene = sceneAfter(some);
        scene.rest();
        const { stored, version, values } = scene.form;
        expect(scene.versions.get(version)!.some((known) => same(known, stored))).toBe(true);
        expect(isDirty(scene.form)).toBe(!same(values, stored));
      }),
      RUNS,
    );
  });
});

import { isDirty, next, startOf, type FormData, type FormEvent } from './form-state.js';

interface Texts {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
}

const TEA: Texts = { name: 'Tea', texts: { en: 'Leaves', uk: '' } };
const typed = (some: Partial<Texts>): FormEvent<Texts> => ({
  type: 'typed',
  change: (values) => ({ ...values, ...some }),
});
const after = (...events: ReadonlyArray<FormEvent<Texts>>): FormData<Texts> =>
  events.reduce<FormData<Texts>>(next, startOf(TEA, 1));
/** Sends the shown values. */
const send = (form: FormData<Texts>): FormData<Texts> => next(form, { type: 'sent', values: form.values });
const read = (fresh: Texts, version: number): FormEvent<Texts> => ({ type: 'read', fresh, version });

describe('the state of a form', () => {
  it('a form keeps what is typed during a save, and shows it as unsaved afterwards', () => {
    const sent = send(after(typed({ name: 'Green tea' })));
    const form = [
      typed({ texts: { en: 'Leaves', uk: 'Листя' } }),
      { type: 'saved', version: 2 } as const,
      read({ ...TEA, name: 'Green tea' }, 2),
    ].reduce<FormData<Texts>>(next, sent);
    expect(form).toMatchObject({ values: { name: 'Green tea', texts: { en: 'Leaves', uk: 'Листя' } }, version: 2 });
    expect(isDirty(form)).toBe(true);
  });

  it('a form saves with the version that the last save returned, even if the record was not read since', () => {
    expect(next(send(after(typed({ name: 'Green tea' }))), { type: 'saved', version: 2 }).version).toBe(2);
  });

  it('a form shows the saved values as the API stores them, whether they are read before the answer or after it', () => {
    const stored = read({ ...TEA, name: 'Green tea' }, 2);
    const sent = send(after(typed({ name: 'Green tea ' })));
    const [before, later] = [
      [stored, { type: 'saved', version: 2 } as const, stored],
      [{ type: 'saved', version: 2 } as const, stored],
    ].map((events) => events.reduce<FormData<Texts>>(next, sent));
    expect([before!.values.name, later!.values.name]).toEqual(['Green tea', 'Green tea']);
    expect([isDirty(before!), isDirty(later!)]).toEqual([false, false]);
  });

  it('a form ignores a version that was read before the save and arrives after it', () => {
    const form = next(next(send(after(typed({ name: 'Green tea' }))), { type: 'saved', version: 2 }), read(TEA, 1));
    expect(form).toMatchObject({ values: { name: 'Green tea' }, version: 2 });
  });

  it('a form keeps what is typed in one language while another field is refreshed', () => {
    const form = after(
      typed({ texts: { en: 'Leaves', uk: 'Листя' } }),
      read({ name: 'Tea and more', texts: { en: 'All leaves', uk: '' } }, 2),
    );
    expect(form.values).toEqual({ name: 'Tea and more', texts: { en: 'All leaves', uk: 'Листя' } });
    expect(form.version).toBe(2);
  });

  it('a form keeps its version if someone else has changed the same field, so that the API refuses to overwrite it', () => {
    const form = after(typed({ name: 'Cocoa' }), read({ ...TEA, name: 'Coffee' }, 2));
    expect(form).toMatchObject({ values: { name: 'Cocoa' }, version: 1 });
    expect(isDirty(form)).toBe(true);
  });

  it('a form keeps what was typed after a refusal until the newest version was requested and read', () => {
    const refused = next(send(after(typed({ name: 'Cocoa' }))), { type: 'refused' });
    const asked = next(refused, { type: 'discarded' });
    expect([refused.values.name, asked.values.name]).toEqual(['Cocoa', 'Cocoa']);
    const form = next(asked, read({ ...TEA, name: 'Coffee' }, 2));
    expect(form).toMatchObject({ values: { name: 'Coffee' }, version: 2 });
    expect(isDirty(form)).toBe(false);
  });

  it('a form keeps what is typed after the newest version was requested', () => {
    const form = after(
      typed({ name: 'Cocoa' }),
      { type: 'discarded' },
      typed({ texts: { en: 'Leaves', uk: 'Листя' } }),
      read({ ...TEA, name: 'Coffee' }, 2),
    );
    expect(form.values).toEqual({ name: 'Coffee', texts: { en: 'Leaves', uk: 'Листя' } });
  });

  it('a form keeps typed values if reading the newest version fails, and also at the next successful read', () => {
    const form = after(
      typed({ name: 'Cocoa' }),
      { type: 'discarded' },
      { type: 'kept' },
      read({ ...TEA, texts: { en: 'All leaves', uk: '' } }, 2),
    );
    expect(form.values).toEqual({ name: 'Cocoa', texts: { en: 'All leaves', uk: '' } });
  });

  it('a form has nothing unsaved once the typed text equals the stored one', () => {
    expect(isDirty(after(typed({ name: 'Cocoa' }), typed({ name: 'Tea' })))).toBe(false);
  });
});

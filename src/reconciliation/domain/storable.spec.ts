import fc from 'fast-check';
import { storable } from './storable.js';

test('`storable` limits the length of a text and removes NUL and halves of surrogate pairs', () => {
  const units = fc.array(fc.constantFrom('a', '\0', '\ud83d', '\ude00', '\ud83d\ude00', '\ue000'), { maxLength: 12 });
  fc.assert(
    fc.property(units, fc.nat(12), (parts, longest) => {
      const text = storable(parts.join(''), longest);
      expect(text.length).toBeLessThanOrEqual(longest);
      expect(Buffer.from(text).toString()).toBe(text);
      expect(text).not.toContain('\0');
    }),
  );
});

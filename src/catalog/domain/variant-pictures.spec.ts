import type { FieldErrors } from '#kernel';
import { variantPictures } from './variant-pictures.js';

const pictures = [
  { id: 3, image: '/media/moss.webp' },
  { id: 4, image: '/media/clay.webp' },
];
const draft = (fields: object) => ({ attributes: { color: 'moss' }, ...fields });
const found = (fields: object) => {
  const one = draft(fields);
  return variantPictures([one], pictures)(one);
};

describe('pictures of variants', () => {
  test('the picture of a variant is found by its id, or else by its URL', () => {
    expect(found({ image_id: 4 })).toBe(4);
    expect(found({ image: '/media/moss.webp' })).toBe(3);
    expect(found({ image_id: 4, image: '/media/moss.webp' })).toBe(4);
    expect(found({ image_id: null, image: '/media/moss.webp' })).toBe(3);
  });

  test('the picture of a variant is removed by null, and stays if nothing is sent', () => {
    expect(found({ image_id: null })).toBeNull();
    expect(found({ image: null })).toBeNull();
    expect(found({})).toBeUndefined();
  });

  test('the picture of a variant is refused at its field if the product does not have it', () => {
    const refusal = (fields: object) => () => variantPictures([draft({}), draft(fields)], pictures);
    for (const [fields, field] of [
      [{ image_id: 9 }, 'variants.1.image_id'],
      [{ image: '/media/none.webp' }, 'variants.1.image'],
    ] as const) {
      let thrown: unknown;
      try {
        refusal(fields)();
      } catch (error) {
        thrown = error;
      }
      expect((thrown as FieldErrors).fields).toEqual({ [field]: [{ key: 'catalog.errors.unknown_picture' }] });
    }
  });
});

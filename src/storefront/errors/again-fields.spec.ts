import { againFields } from './again-fields.js';

describe('entries of a form that has to be sent again', () => {
  it('a form that has to be sent again keeps every entry except the old token', () => {
    expect(againFields({ _csrf: 'old', quantity: '2', tag: ['a', 'b'] })).toEqual({
      fields: [
        { name: 'quantity', value: '2' },
        { name: 'tag', value: 'a' },
        { name: 'tag', value: 'b' },
      ],
      passwords: [],
    });
  });

  it('a form that has to be sent again keeps no password, which is requested again', () => {
    expect(
      againFields({ email: 'a@example.com', password: 'hunter2', repeated: 'hunter2', new_password: 'hunter3' }),
    ).toEqual({
      fields: [{ name: 'email', value: 'a@example.com' }],
      passwords: ['password', 'repeated', 'new_password'],
    });
  });

  it.each([
    ['too many fields', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x']))],
    ['a text that is too long', { text: 'x'.repeat(20_001) }],
    ['a value that is not a text', { text: { deep: 1 } }],
  ])('a form that has to be sent again keeps nothing of %s', (_, body) => {
    expect(againFields(body)).toBeNull();
  });
});

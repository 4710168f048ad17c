import { emailPicture, pictureSet } from './picture-set.js';

const NAME = '0123456789abcdef'.repeat(2);

describe('The sizes of a picture', () => {
  it.each(['', '/shop'])('are those of an uploaded one, with the base path "%s" too', (base) => {
    const stem = `${base}/media/pictures/${NAME}`;
    expect(pictureSet(`${stem}.webp`, 400)).toEqual({
      src: `${stem}-400.webp`,
      srcset: `${stem}-400.webp 400w, ${stem}-800.webp 800w, ${stem}.webp 1600w`,
    });
    expect(pictureSet(`${stem}.webp`, 1600).src).toBe(`${stem}.webp`);
  });

  it.each([
    '/media/demo/teapot-moss.svg',
    `https://elsewhere.example/media/pictures/${NAME}.webp`,
    `/media/pictures/${NAME}-400.webp`,
    `/media/pictures/${NAME}.webp?x`,
    '',
  ])('are one of any other: %s', (image) => {
    expect(pictureSet(image, 400)).toEqual({ src: image, srcset: '' });
  });
});

test('an email shows the JPEG of an uploaded picture, and any other as it is', () => {
  expect(emailPicture(`/shop/media/pictures/${NAME}.webp`)).toBe(`/shop/media/pictures/${NAME}-email.jpg`);
  expect(emailPicture('/media/demo/teapot-moss.svg')).toBe('/media/demo/teapot-moss.svg');
});

import { emailPicture, pictureSet } from './picture-set.js';

const NAME = '0123456789abcdef'.repeat(2);

describe('sizes of pictures', () => {
  it.each(['', '/shop'])('an uploaded picture has several sizes, also with the base path "%s"', (base) => {
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
  ])('a picture that was not uploaded has one size: %s', (image) => {
    expect(pictureSet(image, 400)).toEqual({ src: image, srcset: '' });
  });
});

test('an email shows the JPEG of an uploaded picture, and any other picture unchanged', () => {
  expect(emailPicture(`/shop/media/pictures/${NAME}.webp`)).toBe(`/shop/media/pictures/${NAME}-email.jpg`);
  expect(emailPicture('/media/demo/teapot-moss.svg')).toBe('/media/demo/teapot-moss.svg');
});

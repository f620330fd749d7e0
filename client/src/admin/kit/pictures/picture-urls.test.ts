import { fileNameOf, linesOf, setOf } from './picture-urls';

test('parses one URL per line and ignores blank lines', () => {
  expect(linesOf(' /media/a.webp \n\nhttps://x.example/b.jpg\n')).toEqual(['/media/a.webp', 'https://x.example/b.jpg']);
  expect(linesOf('')).toEqual([]);
});

test('treats a repeated URL as two separate pictures', () => {
  const ids = setOf(['/a', '/b', '/a']).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  // A moved picture keeps its ID.
  expect(setOf(['/b', '/a', '/a'])[0]?.id).toBe(ids[1]);
});

test('uses the end of the URL as the picture name', () => {
  expect(fileNameOf('https://x.example/rings/front.jpg?width=9')).toBe('front.jpg');
  expect(fileNameOf('/media/1f2e3d4c5b6a.webp')).toBe('Picture 1f2e3d');
  expect(fileNameOf('odd')).toBe('odd');
});

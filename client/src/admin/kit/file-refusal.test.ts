import { fileRefusalText, fileSizeText } from './file-refusal';

const MB = 1024 * 1024;

test('states the file size and the limit if a file is too large', () => {
  const rejected = { file: { name: 'stock.csv', size: 60 * MB }, errors: ['FILE_TOO_LARGE'] };
  expect(fileRefusalText(rejected, 50 * MB, 'CSV files')).toBe('stock.csv is too large (60 MB). The maximum is 50 MB.');
});

test('lists the allowed file types if a file has another type', () => {
  const rejected = { file: { name: 'logo.svg', size: 900 }, errors: ['FILE_INVALID_TYPE'] };
  expect(fileRefusalText(rejected, MB, 'PNG and JPEG images')).toBe(
    'logo.svg is not a supported file. Allowed: PNG and JPEG images.',
  );
});

test('rejects an empty file', () => {
  const rejected = { file: { name: 'logo.png', size: 0 }, errors: ['FILE_TOO_SMALL'] };
  expect(fileRefusalText(rejected, MB, 'PNG images')).toBe('logo.png is empty.');
});

test('formats file sizes in megabytes or whole kilobytes', () => {
  expect(fileSizeText(1.5 * MB)).toBe('1.5 MB');
  expect(fileSizeText(1)).toBe('1 kB');
});

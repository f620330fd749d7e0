import { getContrast } from 'color2k';
import { deriveAccent, textOn } from './accent';

const agents = ['#ffd700', '#e91e63', '#9acd32', '#ffffff', '#000000', '#5f8eb1', '#abc'];

describe('deriveAccent', () => {
  test.each(agents)('makes text in %s readable on the lowest-contrast surface of each mode', (color) => {
    expect(getContrast(deriveAccent(color, 'light').strong, '#eef2f4')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(deriveAccent(color, 'dark').strong, '#1a2026')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(agents)('makes lines in %s visible on the lowest-contrast surface of each mode', (color) => {
    expect(getContrast(deriveAccent(color, 'light').line, '#eef2f4')).toBeGreaterThanOrEqual(3);
    expect(getContrast(deriveAccent(color, 'dark').line, '#1a2026')).toBeGreaterThanOrEqual(3);
  });

  test.each(agents)('makes text on a fill of %s readable', (color) => {
    expect(getContrast(textOn(color), color)).toBeGreaterThanOrEqual(4.58);
  });

  test.each(agents)('tints a row with %s and keeps the palest text readable', (color) => {
    expect(getContrast(deriveAccent(color, 'light').tint, '#626d77')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(deriveAccent(color, 'dark').tint, '#929ba2')).toBeGreaterThanOrEqual(4.5);
  });

  test('does not change a color that is already readable', () => {
    expect(deriveAccent('#000000', 'light').strong).toBe('#000000');
    expect(deriveAccent('#ffffff', 'dark').strong).toBe('#ffffff');
  });

  test('changes a color no more than needed', () => {
    expect(getContrast(deriveAccent('#ffd700', 'light').strong, '#eef2f4')).toBeLessThan(4.7);
  });
});

test('returns white or black as the text color on a fill, whichever has more contrast', () => {
  expect(textOn('#ffd700')).toBe('#000000');
  expect(textOn('#e91e63')).toBe('#000000');
  expect(textOn('#9acd32')).toBe('#000000');
  expect(textOn('#ffffff')).toBe('#000000');
  expect(textOn('#000000')).toBe('#ffffff');
});

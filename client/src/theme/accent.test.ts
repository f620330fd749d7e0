import { getContrast } from 'color2k';
import { deriveAccent, textOn } from './accent';

const agents = ['#ffd700', '#e91e63', '#9acd32', '#ffffff', '#000000', '#5f8eb1', '#abc'];

describe('deriveAccent', () => {
  test.each(agents)('%s is readable as text on the weakest surface of each mode', (color) => {
    expect(getContrast(deriveAccent(color, 'light').strong, '#eef2f4')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(deriveAccent(color, 'dark').strong, '#1a2026')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(agents)('%s draws lines that are seen on the weakest surface of each mode', (color) => {
    expect(getContrast(deriveAccent(color, 'light').line, '#eef2f4')).toBeGreaterThanOrEqual(3);
    expect(getContrast(deriveAccent(color, 'dark').line, '#1a2026')).toBeGreaterThanOrEqual(3);
  });

  test.each(agents)('%s carries readable text on its own fill', (color) => {
    expect(getContrast(textOn(color), color)).toBeGreaterThanOrEqual(4.58);
  });

  test.each(agents)('%s tints a row without hiding the palest text', (color) => {
    expect(getContrast(deriveAccent(color, 'light').tint, '#626d77')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(deriveAccent(color, 'dark').tint, '#929ba2')).toBeGreaterThanOrEqual(4.5);
  });

  test('a colour that is readable as it is stays as it is', () => {
    expect(deriveAccent('#000000', 'light').strong).toBe('#000000');
    expect(deriveAccent('#ffffff', 'dark').strong).toBe('#ffffff');
  });

  test('a colour is mixed no further than needed', () => {
    expect(getContrast(deriveAccent('#ffd700', 'light').strong, '#eef2f4')).toBeLessThan(4.7);
  });
});

test('text on a fill is pure white or pure black, whichever contrasts more', () => {
  expect(textOn('#ffd700')).toBe('#000000');
  expect(textOn('#e91e63')).toBe('#000000');
  expect(textOn('#9acd32')).toBe('#000000');
  expect(textOn('#ffffff')).toBe('#000000');
  expect(textOn('#000000')).toBe('#ffffff');
});

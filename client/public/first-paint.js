// Sets the color mode before the first paint, so that a dark page does not flash white. After that,
// `src/theme/color-mode.ts` manages the mode.
const mode = localStorage.getItem('colorMode');
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');

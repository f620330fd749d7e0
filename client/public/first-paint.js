// Sets the color mode before the first paint, so that a dark page does not flash white. `src/theme/color-mode.ts` takes over.
const mode = localStorage.getItem('colorMode');
const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(dark ? 'dark' : 'light');

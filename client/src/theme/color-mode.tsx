import { IconButton } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const modes = {
  system: { label: 'system', next: 'light', Icon: Monitor },
  light: { label: 'light', next: 'dark', Icon: Sun },
  dark: { label: 'dark', next: 'system', Icon: Moon },
} as const;

/** Button that switches between system, light and dark color mode. */
export function ColorModeToggle() {
  const { label, next, Icon } = modes[useColorMode()];
  const text = `Colour mode: ${label}. Switch to ${modes[next].label}`;
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      aria-label={text}
      title={text}
      onClick={() => setColorMode(next)}
    >
      <Icon strokeWidth={1.5} />
    </IconButton>
  );
}

/** Color mode chosen by the user. `system` uses the device setting. */
export type ColorMode = 'light' | 'dark' | 'system';

/** `public/first-paint.js` reads the same key before the first paint. */
const STORAGE_KEY = 'colorMode';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function readColorMode(): ColorMode {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function paint(): void {
  const mode = readColorMode();
  const dark = mode === 'dark' || (mode === 'system' && prefersDark.matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  for (const listener of listeners) {
    listener();
  }
}

/** Applies changes of the device setting and changes made in other tabs, until the page is closed. */
export function watchColorMode(): void {
  prefersDark.addEventListener('change', paint);
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) {
      paint();
    }
  });
  paint();
}

/** Switches the color mode and stores the choice on this device. */
export function setColorMode(mode: ColorMode): void {
  localStorage.setItem(STORAGE_KEY, mode);
  paint();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the color mode chosen by the user. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readColorMode);
}

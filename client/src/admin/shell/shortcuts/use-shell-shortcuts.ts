import { useHotkeys } from 'react-hotkeys-hook';
import { useSingleKeys } from './shortcuts';

/** While one of these is open the page behind it is out of reach. */
const MODAL = '[role="alertdialog"], [role="dialog"][aria-modal="true"], [role="menu"][data-state="open"]';

/** The control of the page that says that a key is its own (`aria-keyshortcuts`), where it can be seen and used. */
function controlOf(key: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}" i]:not(:disabled)`);
  return [...all].find((element) => element.checkVisibility()) ?? null;
}

function press(key: string): void {
  if (document.querySelector(MODAL) !== null) {
    return;
  }
  const control = controlOf(key);
  control?.focus();
  if (control instanceof HTMLInputElement) {
    control.select();
  } else {
    control?.click();
  }
}

/** The form of the open panel, or of the screen. */
const recordForm = (): HTMLFormElement | null =>
  document.querySelector('[role="dialog"] form[data-record]') ?? document.querySelector('main form[data-record]');

interface ShellKeys {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

/** The keys that work on every screen; `keys.ts` says what each does. */
export function useShellShortcuts({ openPalette, openHelp }: ShellKeys): void {
  const [isOn] = useSingleKeys();
  const everywhere = { enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true } as const;
  const single = { enabled: isOn, useKey: true, preventDefault: true } as const;
  // Which keys of a keyboard give these is the keyboard's own business.
  const typed = { ...single, ignoreModifiers: true } as const;

  useHotkeys('mod+k', openPalette, everywhere);
  useHotkeys('mod+s', () => recordForm()?.requestSubmit(), everywhere);
  useHotkeys('/', () => press('/'), typed);
  useHotkeys('n', () => press('n'), single);
  useHotkeys('v', () => press('v'), single);
  useHotkeys('?', openHelp, typed);
}

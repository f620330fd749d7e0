import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { dialogOnDemand } from '../../ui/on-demand';
import type { PaletteProps } from './palette/open-palette';
import type { ShortcutHelpProps } from './shortcuts/open-shortcut-help';
import { useSingleKeys } from './shortcuts/shortcuts';

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
function useShellShortcuts({ openPalette, openHelp }: ShellKeys): void {
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

/** What each key does in the back office. */
const ShortcutHelp = dialogOnDemand<ShortcutHelpProps>(() => import('./shortcuts/open-shortcut-help'));

/** The palette: from anywhere to any screen, user, order or stock number. */
const Palette = dialogOnDemand<PaletteProps>(() => import('./palette/open-palette'));

/** What every screen has at hand. */
interface ShellTools {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

const ShellToolsContext = createContext<ShellTools | null>(null);

type Tool = 'palette' | 'help';

/** Around the back office: the palette, the help with its keys, and the keys themselves. */
export function ShellToolsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Tool | null>(null);
  const tools = useMemo(() => ({ openPalette: () => setOpen('palette'), openHelp: () => setOpen('help') }), []);
  const close = () => setOpen(null);
  useShellShortcuts(tools);
  return (
    <ShellToolsContext value={tools}>
      {children}
      <Palette isOpen={open === 'palette'} onClose={close} />
      <ShortcutHelp isOpen={open === 'help'} onClose={close} />
    </ShellToolsContext>
  );
}

/** The tools around a component. */
export function useShellTools(): ShellTools {
  const tools = use(ShellToolsContext);
  if (tools === null) {
    throw new Error('useShellTools needs ShellToolsProvider above it.');
  }
  return tools;
}

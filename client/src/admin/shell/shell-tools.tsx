import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { dialogOnDemand } from '../../ui/on-demand';
import type { PaletteProps } from './palette/open-palette';
import type { ShortcutHelpProps } from './shortcuts/open-shortcut-help';
import { useSingleKeys } from './shortcuts/shortcuts';

/** Selector for open elements that make the rest of the page inaccessible. */
const MODAL = '[role="alertdialog"], [role="dialog"][aria-modal="true"], [role="menu"][data-state="open"]';

/** Returns the visible, enabled control whose shortcut (`aria-keyshortcuts`) is this key. */
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

/** Returns the form in the open panel or, if there is none, the form on the screen. */
const recordForm = (): HTMLFormElement | null =>
  document.querySelector('[role="dialog"] form[data-record]') ?? document.querySelector('main form[data-record]');

interface ShellKeys {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

/** Registers the keyboard shortcuts that work on every screen (see `shortcuts.ts`). */
function useShellShortcuts({ openPalette, openHelp }: ShellKeys): void {
  const [isOn] = useSingleKeys();
  const hotkeyOptions = { enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true } as const;
  const single = { enabled: isOn, useKey: true, preventDefault: true } as const;
  // Modifier keys are ignored, because the keys for these characters depend on the keyboard layout.
  const typed = { ...single, ignoreModifiers: true } as const;

  useHotkeys('mod+k', openPalette, hotkeyOptions);
  useHotkeys('mod+s', () => recordForm()?.requestSubmit(), hotkeyOptions);
  useHotkeys('/', () => press('/'), typed);
  useHotkeys('n', () => press('n'), single);
  useHotkeys('v', () => press('v'), single);
  useHotkeys('?', openHelp, typed);
}

/** Shortcut help, loaded on demand. */
const ShortcutHelp = dialogOnDemand<ShortcutHelpProps>(() => import('./shortcuts/open-shortcut-help'));

/** Command palette, loaded on demand. */
const Palette = dialogOnDemand<PaletteProps>(() => import('./palette/open-palette'));

interface ShellTools {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

const ShellToolsContext = createContext<ShellTools | null>(null);

type Tool = 'palette' | 'help';

/** Provides the command palette, the shortcut help dialog and the keyboard shortcuts. */
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

/** Returns the functions of the surrounding provider. */
export function useShellTools(): ShellTools {
  const tools = use(ShellToolsContext);
  if (tools === null) {
    throw new Error('useShellTools needs ShellToolsProvider above it.');
  }
  return tools;
}

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Palette } from './palette/palette';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import { useShellShortcuts } from './shortcuts/use-shell-shortcuts';

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

import { dialogOnDemand } from '../../../ui/on-demand';
import type { ShortcutHelpProps } from './open-shortcut-help';

/** What each key does in the back office. */
export const ShortcutHelp = dialogOnDemand<ShortcutHelpProps>(() => import('./open-shortcut-help'));

import { dialogOnDemand } from '../../../ui/on-demand';
import type { KeyHelpProps } from './open-key-help';

/** What each key does in the back office. */
export const KeyHelp = dialogOnDemand<KeyHelpProps>(() => import('./open-key-help'));

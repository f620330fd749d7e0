import { dialogOnDemand } from '../../../ui/on-demand';
import type { PaletteProps } from './open-palette';

/** The palette: from anywhere to any screen, user, order or stock number. */
export const Palette = dialogOnDemand<PaletteProps>(() => import('./open-palette'));

import { partOnDemand } from '../../../ui/on-demand';
import { PageSpinner } from '../../../ui/page-spinner';
import type { FinishStepProps } from './open-finish-step';

/** Size, engraving, and what becomes of the ring. */
export const FinishStep = partOnDemand<FinishStepProps>(() => import('./open-finish-step'), PageSpinner);

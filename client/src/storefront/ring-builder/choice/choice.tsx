import { partOnDemand } from '../../../ui/on-demand';
import { PageSpinner } from '../../../ui/page-spinner';
import type { ChoiceProps } from './open-choice';

/** A list to choose from. */
export const Choice = partOnDemand<ChoiceProps>(() => import('./open-choice'), PageSpinner);

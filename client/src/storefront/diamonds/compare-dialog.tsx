import { useSearchParams } from 'react-router-dom';
import { dialogOnDemand } from '../../ui/on-demand';
import { COMPARE_PARAMETER, readCompared } from './compared';
import type { CompareDialogProps } from './open-compare-dialog';

const DialogOfStones = dialogOnDemand<CompareDialogProps>(() => import('./open-compare-dialog'));

/** Two to six stones side by side. It has its own place in the URL, so that Back closes it. */
export function CompareDialog({ list }: Pick<CompareDialogProps, 'list'>) {
  const [parameters] = useSearchParams();
  return <DialogOfStones isOpen={readCompared(parameters.get(COMPARE_PARAMETER)).length > 0} list={list} />;
}

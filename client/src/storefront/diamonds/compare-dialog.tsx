import { useSearchParams } from 'react-router-dom';
import type { DiamondColumn } from '../../catalogue/diamonds/diamond-columns';
import { dialogOnDemand } from '../../ui/on-demand';
import { COMPARE_PARAMETER, readCompared } from './compared';

export interface CompareDialogProps {
  readonly isOpen: boolean;
  /** The facts that can be compared. */
  readonly columns: readonly DiamondColumn[];
}

const DialogOfStones = dialogOnDemand<CompareDialogProps>(() => import('./open-compare-dialog'));

/** Two to six stones side by side. It has its own place in the URL, so that Back closes it. */
export function CompareDialog({ columns }: Pick<CompareDialogProps, 'columns'>) {
  const [parameters] = useSearchParams();
  return <DialogOfStones isOpen={readCompared(parameters.get(COMPARE_PARAMETER)).length > 0} columns={columns} />;
}

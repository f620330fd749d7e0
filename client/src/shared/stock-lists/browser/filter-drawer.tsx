import { type Approach, popupOnDemand } from '../../../ui/on-demand';
import { FilterButton, type FilterDrawerProps } from './filter-button';

function ClosedDrawer({ chips, onPointerEnter, onFocus, onClick }: FilterDrawerProps & Approach) {
  return <FilterButton chips={chips} onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} />;
}

/** Drawer with the filters, for screens that are too narrow to show them next to the list. */
export const FilterDrawer = popupOnDemand<FilterDrawerProps>(ClosedDrawer, () => import('./open-filter-drawer'));

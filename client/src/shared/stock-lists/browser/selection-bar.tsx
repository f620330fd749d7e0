import type { ListedRow } from '../../../table/list/list-declaration';
import { useLoaded } from '../../../ui/on-demand';
import type { SelectionBarProps } from './selection-action';

const load = () => import('./open-selection-bar');

/**
 * Bar with actions for the selected rows, including rows on other pages of the list. Loaded when the first row is
 * selected.
 */
export function SelectionBar<Row extends ListedRow>(props: SelectionBarProps<Row>) {
  const hasSelection = props.list.checked.ids.length > 0;
  const Bar = useLoaded<SelectionBarProps<Row>>(load, hasSelection);
  return hasSelection && Bar !== null && <Bar {...props} />;
}

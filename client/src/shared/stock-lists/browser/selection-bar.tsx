import type { ListedRow } from '../../../table/list/list-declaration';
import { useLoaded } from '../../../ui/on-demand';
import type { SelectionBarProps } from './selection-action';

const load = () => import('./open-selection-bar');

/** What can be done with the checked rows, also with those on other pages of the list. Its code comes with the first check. */
export function SelectionBar<Row extends ListedRow>(props: SelectionBarProps<Row>) {
  const isWanted = props.list.checked.ids.length > 0;
  const Bar = useLoaded<SelectionBarProps<Row>>(load, isWanted);
  return isWanted && Bar !== null && <Bar {...props} />;
}

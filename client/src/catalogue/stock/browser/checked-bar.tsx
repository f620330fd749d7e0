import type { ListedRow } from '../../../table/list/list-declaration';
import { useLoaded } from '../../../ui/on-demand';
import type { CheckedBarProps } from './checked-action';

const load = () => import('./open-checked-bar');

/** What can be done with the checked rows, also with those on other pages of the list. Its code comes with the first check. */
export function CheckedBar<Row extends ListedRow>(props: CheckedBarProps<Row>) {
  const isWanted = props.list.checked.ids.length > 0;
  const Bar = useLoaded<CheckedBarProps<Row>>(load, isWanted);
  return isWanted && Bar !== null && <Bar {...props} />;
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { useLoaded } from '../../../ui/on-demand';

/** Something that can be done with checked rows. */
export interface CheckedAction<Row> {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: (rows: readonly Row[]) => void | Promise<void>;
}

export interface CheckedBarProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** What can be done besides printing and exporting. */
  readonly actions?: readonly CheckedAction<Row>[];
  /** In front of the actions: what needs the ids only. */
  readonly children?: ReactNode;
}

const load = () => import('./open-checked-bar');

/** What can be done with the checked rows, also with those on other pages of the list. Its code comes with the first check. */
export function CheckedBar<Row extends ListedRow>(props: CheckedBarProps<Row>) {
  const isWanted = props.list.checked.ids.length > 0;
  const Bar = useLoaded<CheckedBarProps<Row>>(load, isWanted);
  return isWanted && Bar !== null && <Bar {...props} />;
}

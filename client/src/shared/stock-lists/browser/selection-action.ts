import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

/** Something that can be done with checked rows. */
export interface SelectionAction<Row> {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: (rows: readonly Row[]) => void | Promise<void>;
}

/** What the bar of checked rows is told. */
export interface SelectionBarProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** What can be done besides printing and exporting. */
  readonly actions?: readonly SelectionAction<Row>[];
  /** In front of the actions: what needs the ids only. */
  readonly children?: ReactNode;
}

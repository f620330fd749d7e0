import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

/** Action that can be run on the selected rows. */
export interface SelectionAction<Row> {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: (rows: readonly Row[]) => void | Promise<void>;
}

export interface SelectionBarProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Actions in addition to printing and exporting. */
  readonly actions?: readonly SelectionAction<Row>[];
  /** Actions that need only the row IDs. They are shown first. */
  readonly children?: ReactNode;
}

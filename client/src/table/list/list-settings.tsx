import { TableSettings } from '../state/table-settings';
import type { ListedRow } from './list-declaration';
import type { List } from './use-list';

interface ListSettingsProps<Row extends ListedRow> {
  readonly list: List<Row>;
}

/** Button that opens the settings for columns, column order and row height. */
export function ListSettings<Row extends ListedRow>({
  list: { columns, chosenColumns, controls },
}: ListSettingsProps<Row>) {
  return <TableSettings columns={columns} chosen={chosenColumns} onChange={controls.setColumns} />;
}

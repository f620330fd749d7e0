import { type Approach, popupOnDemand } from '../../ui/on-demand';
import { TableSettingsButton, type TableSettingsProps } from './table-settings-button';

function ClosedSettings({ onPointerEnter, onFocus, onClick }: TableSettingsProps & Approach) {
  return <TableSettingsButton onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} />;
}

/** Button and popover for the visible columns, their order and the row height. */
export const TableSettings = popupOnDemand<TableSettingsProps>(ClosedSettings, () => import('./open-table-settings'));

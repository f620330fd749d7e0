import { type Approach, popupOnDemand } from '../../ui/on-demand';
import { TableSettingsButton, type TableSettingsProps } from './table-settings-button';

function ClosedSettings({ onPointerEnter, onFocus, onClick }: TableSettingsProps & Approach) {
  return <TableSettingsButton onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} />;
}

/** Which columns a table shows, in which order, and how tall its rows are. */
export const TableSettings = popupOnDemand<TableSettingsProps>(ClosedSettings, () => import('./open-table-settings'));

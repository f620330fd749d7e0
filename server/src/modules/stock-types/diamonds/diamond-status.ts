import { StockStatus } from '../../stock/fields/index.ts';

/** What files call the statuses of stones, the usual word first. */
export const diamondStatusWords: Readonly<Record<StockStatus, readonly string[]>> = {
  [StockStatus.AVAILABLE]: [
    'Available',
    'G',
    'GA',
    'Guaranteed',
    'GuaranteedAvailable',
    'STPS',
    'Subject to prior sale',
    'A',
    'Yes',
    'Y',
    'In Stock',
    '1',
  ],
  [StockStatus.HOLD]: ['Hold', 'H', 'On Hold', 'Reserved', '2'],
  [StockStatus.SUSPENDED]: ['Suspended', 'NA', 'N/A', 'N', 'No', 'Unavailable', 'Not Available', '3'],
  [StockStatus.MEMO]: ['Memo', 'M', 'OnMemo', 'On Memo', '4'],
};

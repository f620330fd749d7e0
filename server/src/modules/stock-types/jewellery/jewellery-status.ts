import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** The status of a piece of jewellery. The values are those of REST and of the database. */
export enum JewelleryStatus {
  AVAILABLE = 'Available',
  HOLD = 'Hold',
  SOLD = 'Sold',
  SUSPENDED = 'Suspended',
  MEMO = 'Memo',
}

describedEnum(JewelleryStatus, {
  name: 'JewelleryStatus',
  description: 'The status of a piece of jewellery. Treat an unknown value as not for sale.',
  values: {
    AVAILABLE: 'For sale.',
    HOLD: 'Reserved for a buyer, who alone sees it besides administrators.',
    SOLD: 'Sold: its buyer still reads it, by its id or number.',
    SUSPENDED: 'Taken out of sale.',
    MEMO: 'Out on consignment.',
  },
});

/** What files call them, the usual word first. */
export const jewelleryStatusWords: Readonly<Record<JewelleryStatus, readonly string[]>> = {
  [JewelleryStatus.AVAILABLE]: ['Available', 'G', 'GA', 'STPS', 'In Stock', 'Avail'],
  [JewelleryStatus.HOLD]: ['Hold', 'H', 'On Hold', 'Reserved'],
  [JewelleryStatus.SOLD]: ['Sold', 'S'],
  [JewelleryStatus.SUSPENDED]: ['Suspended', 'NA', 'Not Available', 'Unavailable'],
  [JewelleryStatus.MEMO]: ['Memo', 'M', 'On Memo', 'Consignment'],
};

import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Status of a jewelry piece. The values are used in REST and in the database. */
export enum JewelleryStatus {
  AVAILABLE = 'Available',
  HOLD = 'Hold',
  SOLD = 'Sold',
  SUSPENDED = 'Suspended',
  MEMO = 'Memo',
}

describedEnum(JewelleryStatus, {
  name: 'JewelleryStatus',
  description: 'Status of a jewellery piece. Treat an unknown value as not for sale.',
  values: {
    AVAILABLE: 'Available for sale.',
    HOLD: 'On hold for a buyer. Only that buyer and administrators can see it.',
    SOLD: 'Sold. The buyer can still read it by ID or stock number.',
    SUSPENDED: 'Suspended from sale.',
    MEMO: 'Out on memo.',
  },
});

/** Spellings of the statuses in files. The first spelling of each status is the default. */
export const jewelleryStatusWords: Readonly<Record<JewelleryStatus, readonly string[]>> = {
  [JewelleryStatus.AVAILABLE]: ['Available', 'G', 'GA', 'STPS', 'In Stock', 'Avail'],
  [JewelleryStatus.HOLD]: ['Hold', 'H', 'On Hold', 'Reserved'],
  [JewelleryStatus.SOLD]: ['Sold', 'S'],
  [JewelleryStatus.SUSPENDED]: ['Suspended', 'NA', 'Not Available', 'Unavailable'],
  [JewelleryStatus.MEMO]: ['Memo', 'M', 'On Memo', 'Consignment'],
};

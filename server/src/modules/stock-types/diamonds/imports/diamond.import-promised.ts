import { type RawBuilder, sql } from 'kysely';
import { FaultCode } from '../../../stock/cells/index.ts';
import type { RowCheck, StagedFile } from '../../../stock/files/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

type Check = RowCheck<DiamondHeading, keyof Diamond>;

/** Whether the existing parcel `d` of the staged row `s`, as the file makes it, meets a condition. */
const parcelThat = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from diamond d where d.stock_id = s.stock_id and d.promised_stones > 0 and ${condition})`;

const stonesOf = (file: StagedFile<DiamondHeading>) =>
  file.writes('parcelStones') ? sql`s.parcel_stones` : sql`d.parcel_stones`;

/** What open orders have of a parcel stays in it: its stones, and their weight. */
export const promisedChecks: readonly Check[] = [
  {
    needs: ['parcelStones'],
    heading: 'parcelStones',
    code: FaultCode.OUT_OF_RANGE,
    message: 'is less than open orders have of the parcel',
    fails: () => parcelThat(sql`s.parcel_stones < d.promised_stones`),
    value: sql<string>`s.parcel_stones::text`,
  },
  {
    needs: ['carats'],
    heading: 'carats',
    code: FaultCode.OUT_OF_RANGE,
    message: 'leaves too little for the stones of the parcel that open orders have',
    fails: (file) =>
      parcelThat(sql`s.carats <= d.promised_carats
        and not (s.carats = d.promised_carats and ${stonesOf(file)} = d.promised_stones)`),
    value: sql<string>`s.carats::text`,
  },
  {
    // More stones for the weight that open orders have of it.
    needs: ['parcelStones'],
    heading: 'parcelStones',
    code: FaultCode.OUT_OF_RANGE,
    message: 'is more, and open orders have all the weight of the parcel',
    fails: (file) =>
      file.writes('carats')
        ? sql`false`
        : parcelThat(sql`s.parcel_stones > d.promised_stones and d.carats <= d.promised_carats`),
    value: sql<string>`s.parcel_stones::text`,
  },
];

import { share } from '../../../kernel/values/money.ts';
import { clarities, colors, laboratories, shapes } from '../../reference-data/index.ts';

/** What the description of a stone is made of. */
export interface DescribedDiamond {
  readonly shapeId: number;
  readonly colorId: number | null;
  readonly clarityId: number | null;
  readonly laboratoryId: number | null;
  readonly certificateNo: string | null;
  readonly parcelStones: number;
  readonly stockId: string;
  readonly carats: string;
}

/** A stone in the words of an invoice: `F-1042: Round 1.01 ct, D VVS1, GIA 2141438171`. Of a parcel so many stones. */
export function describeDiamond(stone: DescribedDiamond, stones = 1): string {
  const { shapeId, colorId, clarityId, laboratoryId, certificateNo, parcelStones, stockId, carats } = stone;
  const color = colorId === null ? undefined : colors.byId.get(colorId);
  const grades = [color?.label, clarityId === null ? undefined : clarities.byId.get(clarityId)?.label];
  const laboratory = laboratoryId === null ? undefined : laboratories.byId.get(laboratoryId);
  const report = [laboratory?.code === 'NONE' ? undefined : laboratory?.label, certificateNo];
  const shape = shapes.byId.get(shapeId)?.label ?? '';
  return [
    `${stockId}: ${parcelStones > 1 ? `${stones} of ${parcelStones} stones, ` : ''}${shape} ${Number(share(carats, stones, parcelStones))} ct`,
    grades.filter(Boolean).join(' '),
    report.filter(Boolean).join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

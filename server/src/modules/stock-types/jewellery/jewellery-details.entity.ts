import { Embeddable } from '@mikro-orm/decorators/legacy';
import { Stock } from '../../stock/fields/index.ts';
import { day, measure, text } from '../../stock/values/index.ts';

/** General description and provenance of a jewelry piece. */
@Embeddable()
export class JewelleryDetails {
  @Stock(text(), 'Name of the lot in internal records.', {
    label: 'Lot',
    section: 'Books',
    columns: ['Parcel'],
  })
  parcelName: string | null = null;

  @Stock(text(), 'Metal, such as Platinum or Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal', 'Metal Type'],
  })
  material: string | null = null;

  @Stock(text(), 'Fineness of the gold, such as 18K.', {
    label: 'Gold fineness',
    shortLabel: 'Karat',
    section: 'Make',
    filter: 'karatsGold',
    columns: ['Karat', 'Gold Karat', 'Metal Karat', 'Purity'],
  })
  karatGold: string | null = null;

  @Stock(text(), 'Color of the gold.', {
    label: 'Gold colour',
    section: 'Make',
    filter: 'colorsOfGold',
    columns: ['Gold Color', 'Metal Color'],
  })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 100_000, unit: 'g' }), 'Total weight in grams.', {
    columns: ['Grams', 'Gram Weight', 'Weight (g)', 'Total Weight', 'Metal Weight'],
  })
  weight: number | null = null;

  @Stock(text(), 'Outer measurements with their unit.', {
    section: 'Weight and size',
    rest: 'measurments',
    columns: ['Dimensions', 'Measurement'],
  })
  measurements: string | null = null;

  @Stock(text(), 'Ring size in trade notation, such as 6 1/2, 54 or adjustable.', {
    section: 'Weight and size',
    filter: 'ringSizes',
    columns: ['Finger Size', 'Size'],
  })
  ringSize: string | null = null;

  @Stock(text(), 'Brand or maker.', { filter: 'brands', columns: ['Designer', 'Maker'] })
  brand: string | null = null;

  @Stock(text(), 'Period in which it was made, such as Art Deco.', { filter: 'periods', columns: ['Era'] })
  period: string | null = null;

  @Stock(text(), 'Laboratory and report of the piece.', {
    label: 'Laboratory',
    section: 'Report',
    columns: ['Lab', 'Certificate', 'Lab Certificate', 'Center Stone Lab'],
  })
  labCertificate: string | null = null;

  @Stock(text(), 'Report number.', {
    label: 'Report number',
    section: 'Report',
    columns: [
      'Cert #',
      'Certificate #',
      'Certificate Number',
      'Certificate No',
      'Report Number',
      'Center Stone Cert Number',
    ],
  })
  certNum: string | null = null;

  @Stock(text({ max: 1_000 }), 'Repairs that were made or are possible.', { label: 'Repairs', columns: ['Repairs'] })
  repair: string | null = null;

  @Stock(text({ max: 1_000 }), 'Return terms.', {
    label: 'Returns',
    columns: ['Returns', 'Return Policy'],
  })
  return: string | null = null;

  @Stock(text({ max: 10_000 }), 'Description in the shop.', { columns: ['Long Description', 'Web Description'] })
  description: string | null = null;

  @Stock(text({ max: 4_000 }), 'Remarks for buyers.', { columns: ['Note', 'Comments', 'Comment', 'Remarks'] })
  notes: string | null = null;

  @Stock(text({ max: 4_000 }), 'Internal remarks.', {
    isForAdministrators: true,
    columns: ['Internal Note', 'Private Notes'],
  })
  internalNotes: string | null = null;

  @Stock(day(), 'Arrival date.', {
    label: 'Arrived',
    columns: ['Arrival Date', 'Arrived', 'Date Received', 'Purchase Date'],
  })
  dateArrived: string | null = null;
}

import { Embeddable } from '@mikro-orm/decorators/legacy';
import { Stock } from '../../stock/fields/index.ts';
import { day, measure, text } from '../../stock/values/index.ts';

/** What is known of a piece of jewellery as a whole, and of where it comes from. */
@Embeddable()
export class JewelleryDetails {
  @Stock(text(), "Name of the lot that it belongs to in the house's books.", {
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
    label: 'Fineness of the gold',
    shortLabel: 'Karat',
    section: 'Make',
    filter: 'karatsGold',
    columns: ['Karat', 'Gold Karat', 'Metal Karat', 'Purity'],
  })
  karatGold: string | null = null;

  @Stock(text(), 'Colour of the gold.', {
    label: 'Gold colour',
    section: 'Make',
    filter: 'colorsOfGold',
    columns: ['Gold Color', 'Metal Color'],
  })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 100_000, unit: 'g' }), 'Weight of the whole piece, grams.', {
    columns: ['Grams', 'Gram Weight', 'Weight (g)', 'Total Weight', 'Metal Weight'],
  })
  weight: number | null = null;

  @Stock(text(), 'Its outer measurements, with their unit.', {
    section: 'Weight and size',
    rest: 'measurments',
    columns: ['Dimensions', 'Measurement'],
  })
  measurements: string | null = null;

  @Stock(text(), 'Ring size, as the trade writes it: 6 1/2, 54, adjustable.', {
    section: 'Weight and size',
    filter: 'ringSizes',
    columns: ['Finger Size', 'Size'],
  })
  ringSize: string | null = null;

  @Stock(text(), 'House or maker.', { filter: 'brands', columns: ['Designer', 'Maker'] })
  brand: string | null = null;

  @Stock(text(), 'When it was made, such as Art Deco.', { filter: 'periods', columns: ['Era'] })
  period: string | null = null;

  @Stock(text(), 'Laboratory and report that come with it.', {
    label: 'Laboratory',
    section: 'Report',
    columns: ['Lab', 'Certificate', 'Lab Certificate', 'Center Stone Lab'],
  })
  labCertificate: string | null = null;

  @Stock(text(), 'Number of the report.', {
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

  @Stock(text({ max: 1_000 }), 'What has been or can be repaired.', { label: 'Repairs', columns: ['Repairs'] })
  repair: string | null = null;

  @Stock(text({ max: 1_000 }), 'On what terms it can be returned.', {
    label: 'Returns',
    columns: ['Returns', 'Return Policy'],
  })
  return: string | null = null;

  @Stock(text({ max: 10_000 }), 'What the shop says about it.', { columns: ['Long Description', 'Web Description'] })
  description: string | null = null;

  @Stock(text({ max: 4_000 }), 'Remarks for buyers.', { columns: ['Note', 'Comments', 'Comment', 'Remarks'] })
  notes: string | null = null;

  @Stock(text({ max: 4_000 }), 'Remarks of the house.', {
    isForAdministrators: true,
    columns: ['Internal Note', 'Private Notes'],
  })
  internalNotes: string | null = null;

  @Stock(day(), 'When it came to the house.', {
    label: 'Arrived',
    columns: ['Arrival Date', 'Arrived', 'Date Received', 'Purchase Date'],
  })
  dateArrived: string | null = null;
}

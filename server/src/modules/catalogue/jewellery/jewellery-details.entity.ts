import type { Opt } from '@mikro-orm/core';
import { Stock } from '../stock/fields/stock-field.ts';
import { StockItem } from '../stock/fields/stock-item.entity.ts';
import { amount, choice, count, day, flag, measure, price, text } from '../stock/fields/stock-values.ts';
import { JewelleryStatus, jewelleryStatusWords } from './jewellery-status.ts';
import { JewelleryType, jewelleryTypeWords } from './jewellery-type.ts';

/** What a piece of jewellery is, where it stands and what it costs. */
export abstract class JewelleryDetails extends StockItem {
  @Stock(text(), "Name of the lot that it belongs to in the house's books.", { columns: ['Parcel'] })
  parcelName: string | null = null;

  @Stock(text(), 'What it is called.', { columns: ['Name', 'Short Title', 'Product Name', 'Item Name'] })
  title: string | null = null;

  @Stock(choice(JewelleryType, jewelleryTypeWords), 'What it is, which is also the page of the shop that shows it.', {
    presence: 'required',
    columns: ['Jewelry Type', 'Jewellery Type', 'Product Type', 'Category', 'Jewelry Classification'],
  })
  type!: JewelleryType;

  @Stock(text(), 'Kind within its type, such as Solitaire or Hoops.', {
    filter: 'subTypes',
    columns: ['Sub Type', 'Subcategory', 'Jewelry Style', 'Style'],
  })
  subType: string | null = null;

  @Stock(flag(), 'The only one of its kind: it is also on the page of the one-of-a-kind pieces.', {
    default: false,
    columns: ['One of a Kind', 'OOAK', 'Unique'],
  })
  isOneOfAKind: boolean & Opt = false;

  @Stock(choice(JewelleryStatus, jewelleryStatusWords), 'Where it stands.', {
    default: JewelleryStatus.AVAILABLE,
    filter: 'statuses',
    columns: ['Availability', 'Stock Status'],
  })
  status: JewelleryStatus & Opt = JewelleryStatus.AVAILABLE;

  @Stock(count(), 'How many the stock number stands for. They are sold as one.', {
    default: 1,
    columns: ['Qty', 'Pcs'],
  })
  quantity: number & Opt = 1;

  @Stock(price(), 'What the house asks for it.', {
    columns: ['Price', 'Total', 'Sale Price', 'Asking Price', 'Retail Price'],
  })
  totalPrice: string | null = null;

  @Stock(price(), 'What the shop asks for it, where that is another price than `totalPrice`.', {
    columns: ['Online Price', 'Website Price'],
  })
  webPrice: string | null = null;

  @Stock(
    amount(),
    'What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered.',
    {
      generated: 'coalesce(web_price, total_price)',
    },
  )
  readonly price!: (string & Opt) | null;

  @Stock(amount(), 'What the certificate cost, or values it at.', { columns: ['Certificate Price', 'Appraisal'] })
  certPrice: string | null = null;

  @Stock(amount(), 'What it cost the house.', { isForAdministrators: true, columns: ['Cost Price', 'Purchase Price'] })
  cost: string | null = null;

  @Stock(amount(), 'What it was sold for.', { isForAdministrators: true, columns: ['Sold Price', 'Sold At'] })
  soldFor: string | null = null;

  @Stock(text(), 'Metal, such as Platinum or Gold.', { filter: 'materials', columns: ['Metal', 'Metal Type'] })
  material: string | null = null;

  @Stock(text(), 'Fineness of the gold, such as 18K.', {
    filter: 'karatsGold',
    columns: ['Karat', 'Gold Karat', 'Metal Karat', 'Purity'],
  })
  karatGold: string | null = null;

  @Stock(text(), 'Colour of the gold.', { filter: 'colorsOfGold', columns: ['Gold Color', 'Metal Color'] })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 100_000 }), 'Weight of the whole piece, grams.', {
    columns: ['Grams', 'Gram Weight', 'Weight (g)', 'Total Weight', 'Metal Weight'],
  })
  weight: number | null = null;

  @Stock(text(), 'Its outer measurements, with their unit.', {
    rest: 'measurments',
    columns: ['Dimensions', 'Measurement'],
  })
  measurements: string | null = null;

  @Stock(text(), 'Ring size, as the trade writes it: 6 1/2, 54, adjustable.', {
    filter: 'ringSizes',
    columns: ['Finger Size', 'Size'],
  })
  ringSize: string | null = null;

  @Stock(text(), 'House or maker.', { filter: 'brands', columns: ['Designer', 'Maker'] })
  brand: string | null = null;

  @Stock(text(), 'When it was made, such as Art Deco.', { filter: 'periods', columns: ['Era'] })
  period: string | null = null;

  @Stock(text(), 'Laboratory and report that come with it.', { columns: ['Lab', 'Certificate', 'Lab Certificate'] })
  labCertificate: string | null = null;

  @Stock(text(), 'Number of the report.', {
    columns: ['Cert #', 'Certificate Number', 'Certificate No', 'Report Number'],
  })
  certNum: string | null = null;

  @Stock(text({ max: 1_000 }), 'What has been or can be repaired.', { columns: ['Repairs'] })
  repair: string | null = null;

  @Stock(text({ max: 1_000 }), 'On what terms it can be returned.', { columns: ['Returns', 'Return Policy'] })
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
    columns: ['Arrival Date', 'Arrived', 'Date Received', 'Purchase Date'],
  })
  dateArrived: string | null = null;
}

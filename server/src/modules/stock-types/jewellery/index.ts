export { jewelleryImport } from './jewellery.import.ts';
export { jewellery } from './jewellery.stock.ts';
export { JewelleryType } from './jewellery-type.ts';
export { jewelleryStock } from './jewellery-units.ts';

import { priceTrap, roughly } from '../../../stock/files/index.ts';
import type { Trap } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** In real stock prices per carat grow by powers of the weight of 0.3 to 0.9, totals by 1.3 to 1.9. */
export const price: Trap<DiamondHeading> = priceTrap({ fewest: 20, steepest: 1.15 });

/** No stone is sold below this per carat, and no discount is above it. */
const greatestDiscount = 100;

/** `RapNet Discount Price` is a discount in some downloads and a price after discount in others: its values tell. */
export const discountPrice: Trap<DiamondHeading> = (file) => {
  const values = file.samples.map((text) => roughly(text.replace(/\s*back\s*/i, ''))).filter((value) => value !== 0);
  const discounts = values.filter((value) => Math.abs(value) <= greatestDiscount);
  if (values.length === 0 || discounts.length === 0) return 'extra';
  if (discounts.length === values.length) return file.has('discount') ? 'extra' : 'discount';
  return {
    ask: 'has what may be discounts and what may be prices',
    readings: [
      { label: 'Discount against the list price', heading: 'discount' },
      { label: 'Price after discount, which is left out', heading: null },
    ],
  };
};

/** Which discounts lower the price. The values are those of profiles. */
export enum DiscountSign {
  NEGATIVE_IS_BACK = 'negativeIsBack',
  POSITIVE_IS_BACK = 'positiveIsBack',
}

/** How discounts are written: 30 or 0.30. The values are those of profiles. */
export enum DiscountScale {
  PERCENT = 'percent',
  FRACTION = 'fraction',
}

/** What a profile says of discounts; null: the column tells. */
export interface DiscountAnswers {
  readonly sign: DiscountSign | null;
  readonly scale: DiscountScale | null;
}

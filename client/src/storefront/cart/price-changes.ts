/** What the cart said of a line's price. */
export interface PricedLine {
  readonly id: string;
  readonly description: string;
  readonly totalPrice: number | null;
}

/** A line whose price is another one than the buyer saw. */
export interface PriceChange {
  readonly description: string;
  readonly before: number;
  readonly after: number;
}

/** The lines whose prices differ between what the buyer saw and now. */
export function priceChanges(seen: readonly PricedLine[], now: readonly PricedLine[]): readonly PriceChange[] {
  const before = new Map(seen.map((line) => [line.id, line.totalPrice]));
  return now.flatMap(({ id, description, totalPrice }) => {
    const old = before.get(id) ?? null;
    return old === null || totalPrice === null || old === totalPrice
      ? []
      : [{ description, before: old, after: totalPrice }];
  });
}

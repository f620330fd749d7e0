/** What the cart said of a line's price. */
export interface PricedLine {
  readonly id: string;
  readonly description: string;
  readonly price: { readonly total: number | null } | null;
}

/** A line whose price is another one than the buyer saw. */
export interface PriceChange {
  readonly description: string;
  readonly before: number;
  readonly after: number;
}

/** The lines whose prices differ between what the buyer saw and now. */
export function priceChanges(seen: readonly PricedLine[], now: readonly PricedLine[]): readonly PriceChange[] {
  const before = new Map(seen.map((line) => [line.id, line.price?.total ?? null]));
  return now.flatMap(({ id, description, price }) => {
    const total = price?.total ?? null;
    const old = before.get(id) ?? null;
    return old === null || total === null || old === total ? [] : [{ description, before: old, after: total }];
  });
}

/** What the stones of a set come to together. */
export interface SetTotals {
  readonly count: number;
  readonly carats: number;
  readonly total: number;
}

/** Sums in whole cents and thousandths of a carat, so that they come out exact. */
export function setTotals(
  stones: readonly { readonly carats: number; readonly price: { readonly total: number | null } | null }[],
): SetTotals {
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  return {
    count: stones.length,
    carats: sumOf(stones.map(({ carats }) => Math.round(carats * 1000))) / 1000,
    total: sumOf(stones.map(({ price }) => Math.round((price?.total ?? 0) * 100))) / 100,
  };
}

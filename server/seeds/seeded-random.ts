/** Numbers that look random and are the same in every run. */
export interface SeededRandom {
  /** From `min` (included) to `max` (left out). */
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  /** One of the values, all alike; with `weights` according to them. */
  pick<T>(values: readonly T[], weights?: readonly number[]): T;
  /** True so often. */
  chance(share: number): boolean;
}

/** mulberry32: small, fast, and good enough for goods that do not exist. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (share) => next() < share,
    pick(values, weights = values.map(() => 1)) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = values.find((_value, index) => {
        rest -= weights[index] ?? 0;
        return rest < 0;
      });
      const chosen = found ?? values.at(-1);
      if (chosen === undefined) throw new Error('there is nothing to pick from');
      return chosen;
    },
  };
}

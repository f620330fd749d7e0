/** Pseudorandom number generator that returns the same sequence in every run. */
export interface SeededRandom {
  /** Returns a number from `min` (inclusive) to `max` (exclusive). */
  between(min: number, max: number): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Returns one of the values. Without `weights`, all values are equally likely. */
  pick<T>(values: readonly T[], weights?: readonly number[]): T;
  /** Returns true with the given probability, from 0 to 1. */
  chance(probability: number): boolean;
}

/** Creates a generator that uses the mulberry32 algorithm. It is not cryptographically secure. */
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
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick(values, weights = values.map(() => 1)) {
      let remaining = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const match = values.find((_value, index) => {
        remaining -= weights[index] ?? 0;
        return remaining < 0;
      });
      const picked = match ?? values.at(-1);
      if (picked === undefined) throw new Error('cannot pick from an empty list');
      return picked;
    },
  };
}

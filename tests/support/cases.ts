/** True for `npm run test:deep`, which tries more random cases and uses a new seed. */
const isDeep = process.env.TEST_DEEP === '1';

/** Seed for random cases. `npm test` always uses the same seed, so that results are reproducible on every machine. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_122);

/** Returns the number of random cases that a test tries: `few`, or twenty times as many with `npm run test:deep`. */
export const cases = (few: number): number => (isDeep ? few * 20 : few);

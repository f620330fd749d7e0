/** True for `npm run test:deep`, which tries many random cases with a new seed. */
const isDeep = process.env.TEST_DEEP === '1';

/** Seed of random cases. `npm test` always uses one seed, so that results are reproducible on every machine. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_122);

/** Returns the number of random cases of a test: `few`, or twenty times as many with `npm run test:deep`. */
export const cases = (few: number): number => (isDeep ? few * 20 : few);

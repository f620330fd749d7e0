/** Whether this is `npm run test:deep`, which tries many random cases, others each time. */
const isDeep = process.env.TEST_DEEP === '1';

/** Where random cases come from. Every test of `npm test` tries the same ones each time, on every machine. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_122);

/** How many random cases a test tries: `few`, of which `npm run test:deep` makes twenty times as many. */
export const cases = (few: number): number => (isDeep ? few * 20 : few);

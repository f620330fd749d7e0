import { diamonds, stockModules } from '../../server/src/modules/catalogue/index.ts';

/** Every type of stock but diamonds, which have tests of their own. */
export const pieceModules = stockModules.filter(({ type }) => type.name !== diamonds.name);

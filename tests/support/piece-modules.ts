import { diamonds } from '../../server/src/modules/stock-types/diamonds/index.ts';
import { stockModules } from '../../server/src/modules/stock-types/index.ts';

/** Every type of stock but diamonds, which have tests of their own. */
export const pieceModules = stockModules.filter(({ type }) => type.name !== diamonds.name);

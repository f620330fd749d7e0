import { diamonds } from '../../server/src/modules/stock-types/diamonds/index.ts';
import { stockModules } from '../../server/src/modules/stock-types/index.ts';

/** Modules of all stock types except diamonds, which have separate tests. */
export const pieceModules = stockModules.filter(({ type }) => type.name !== diamonds.name);

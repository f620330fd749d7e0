import type { StockViewer } from '../../../catalogue/stock/stock-viewer';
import { useCurrentUser } from '../../../session/session-context';

/** Who chooses: a visitor, or a user with their own prices. */
export const useStockViewer = (): StockViewer => (useCurrentUser() === null ? 'everybody' : 'users');

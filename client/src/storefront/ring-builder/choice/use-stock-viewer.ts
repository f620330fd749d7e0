import { useCurrentUser } from '../../../session/session-context';
import type { StockViewer } from '../../../shared/stock-lists/stock-viewer';

/** Who chooses: a visitor, or a user with their own prices. */
export const useStockViewer = (): StockViewer => (useCurrentUser() === null ? 'everybody' : 'users');

import { popupOnDemand } from '../../ui/on-demand';
import { AccountButton } from './account-button';

/** The signed-in user's own pages and the way out. */
export const AccountMenu = popupOnDemand<object>(AccountButton, () => import('./open-account-menu'));

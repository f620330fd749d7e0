import { type Approach, popupOnDemand } from './on-demand';
import { ShareButton, type ShareMenuProps } from './share/share-button';

function ClosedShareMenu({ onPointerEnter, onFocus, onClick }: ShareMenuProps & Approach) {
  return <ShareButton onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} />;
}

/** Menu for sharing the page's URL: as a link, by email, by messenger, or with the device's share sheet. */
export const ShareMenu = popupOnDemand<ShareMenuProps>(ClosedShareMenu, () => import('./share/open-share-menu'));

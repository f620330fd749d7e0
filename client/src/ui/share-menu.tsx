import { type Approach, popupOnDemand } from './on-demand';
import { ShareButton, type ShareMenuProps } from './share/share-button';

function ClosedShareMenu({ onPointerEnter, onFocus, onClick }: ShareMenuProps & Approach) {
  return <ShareButton onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick} />;
}

/** Passes on the address of what is shown: as a link, by mail, by messenger or with the device's own sheet. */
export const ShareMenu = popupOnDemand<ShareMenuProps>(ClosedShareMenu, () => import('./share/open-share-menu'));

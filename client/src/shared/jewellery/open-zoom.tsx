import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

export interface ZoomProps {
  readonly isOpen: boolean;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

const plugins = [Zoom];

/**
 * Full-screen gallery of `PieceGallery`, loaded on demand. Users can zoom with the mouse wheel, pinch gestures, the
 * keyboard or buttons.
 */
export default function OpenZoom({ isOpen, pictures, index, onIndex, onClose }: ZoomProps) {
  const isAlone = pictures.length < 2;
  return (
    <Lightbox
      open={isOpen}
      close={onClose}
      slides={[...pictures]}
      index={index}
      plugins={plugins}
      on={{ view: ({ index: shownIndex }) => onIndex(shownIndex) }}
      carousel={{ finite: isAlone, imageProps: { style: { backgroundColor: '#ffffff' } } }}
      {...(isAlone ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      labels={{ Lightbox: 'Enlarged pictures' }}
    />
  );
}

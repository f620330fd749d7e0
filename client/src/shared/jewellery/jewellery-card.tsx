import type { ReactNode } from 'react';
import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { metalTone } from '../../ui/jewellery-drawing/metal-tone';
import { formatPrice } from '../../ui/numbers';
import { availabilityMark } from '../items/availability';
import { pieceTitle, shapeOfCut, stonesText } from './jewellery-text';
import { metalText } from './metal-text';
import { PieceCard } from './piece-card';
import { type DrawnAs, PiecePicture } from './piece-picture';

/** Returns the drawing data for a piece without a picture. */
export const drawingOf = ({ type, mainStone, ...metal }: JewelleryCardFragment): DrawnAs => ({
  type,
  metal: metalTone(metal.material, metal.colorOfGold),
  shape: shapeOfCut(mainStone?.cut),
});

/** Returns the basket request for a piece. */
export const requestOf = (piece: JewelleryCardFragment) => ({
  item: { jewelleryPieceId: piece.id },
  itemId: piece.id,
  name: pieceTitle(piece),
});

interface JewelleryCardProps {
  readonly piece: JewelleryCardFragment;
  readonly link: CardLinkProps | { readonly to: string };
  readonly action?: ReactNode;
}

/** Card of a finished jewelry piece. */
export function JewelleryCard({ piece, link, action }: JewelleryCardProps) {
  return (
    <PieceCard
      link={link}
      picture={<PiecePicture photo={piece.media.images[0]?.url ?? null} drawing={drawingOf(piece)} />}
      title={pieceTitle(piece)}
      facts={[metalText(piece), stonesText(piece.mainStone), piece.ringSize === null ? null : `Size ${piece.ringSize}`]}
      price={formatPrice(piece.price?.total)}
      mark={availabilityMark(piece)}
      note={piece.note}
      action={action}
    />
  );
}

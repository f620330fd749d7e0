import { useNavigate } from 'react-router-dom';
import type { NecklaceOfNumberQuery } from '../../../graphql/generated/graphql';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { factsOf } from '../../../shared/jewellery/piece-facts';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { formatPrice } from '../../../ui/numbers';
import { ChoiceTiles } from '../variants/choice-tiles';
import { MADE_TO_ORDER } from '../variants/made-to-order';
import { chainText, drawnNecklace } from './necklace-text';

type Necklace = NonNullable<NecklaceOfNumberQuery['customNecklace']>;

interface NecklaceViewProps {
  readonly necklace: Necklace;
  /** The same with other chains, itself among them; empty until they are read. */
  readonly siblings: readonly Necklace[];
}

/** A necklace whose chain is chosen: each has its own number, price and address. */
export function NecklaceView({ necklace, siblings }: NecklaceViewProps) {
  const navigate = useNavigate();
  const chains = (siblings.length === 0 ? [necklace] : siblings).filter(({ chainLength }) => chainLength !== null);
  const href = itemHref(necklace);
  const chain = chainText(necklace);
  return (
    <PieceSheet
      title={necklace.name}
      item={necklace}
      kind="CUSTOM_NECKLACE"
      mark={MADE_TO_ORDER}
      price={formatPrice(necklace.price?.total)}
      href={href}
      gallery={
        <PieceGallery
          key={necklace.media.images[0]?.url ?? 'drawing'}
          images={necklace.media.images}
          alt={necklace.name}
          drawing={<JewelleryDrawing {...drawnNecklace(necklace)} boxSize="full" />}
        />
      }
      choices={
        chain !== null && (
          <ChoiceTiles
            label="Length of the chain"
            options={chains.map(({ stockNumber }) => ({ value: stockNumber, isMade: true }))}
            value={necklace.stockNumber}
            onChange={(stockNumber) =>
              navigate(itemHref({ ...necklace, stockNumber }), { replace: true, preventScrollReset: true })
            }
            show={(stockNumber) => {
              const each = chains.find((one) => one.stockNumber === stockNumber);
              return each === undefined ? stockNumber : chainText(each);
            }}
            notMade=""
          />
        )
      }
      buttons={
        <BuyButtons
          item={{ customNecklaceId: necklace.id }}
          itemId={necklace.id}
          name={chain === null ? necklace.name : `${necklace.name}, ${chain}`}
          isGone={!isOrderable(necklace.availability)}
        />
      }
      description={necklace.description}
      facts={factsOf(necklace, customNecklace, ['material', 'shapeId', 'numberOfStones', 'totalCarats', 'chainLength'])}
    />
  );
}

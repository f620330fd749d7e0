import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BraceletOfNameDocument, type BraceletOfNameQuery } from '../../../graphql/generated/graphql';
import { bracelet } from '../../../graphql/generated/stock/bracelet';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { availabilityMark, isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { factsOf } from '../../../shared/jewellery/piece-facts';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceFrame, PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../../shared/jewellery/piece-states';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { ChoiceTiles, MetalSwatch, NotMade } from '../variants/choice-tiles';
import { variantChoice } from '../variants/variant-choice';

type Variant = NonNullable<BraceletOfNameQuery['braceletVariants']>[number];

const colorOf = ({ color }: Variant): string => color ?? 'As pictured';
const sizeOf = ({ size }: Variant): string => size ?? 'One size';

/** Details of a bracelet with a choice of color and size. The choice updates the picture, price and URL. */
function BraceletView({ variants }: { readonly variants: readonly [Variant, ...Variant[]] }) {
  const [parameters, setParameters] = useSearchParams();
  const { chosen, options, variant } = variantChoice(
    variants,
    [colorOf, sizeOf],
    [parameters.get('color'), parameters.get('size')],
  );
  const [color, size] = chosen;
  const [colors, sizes] = options;
  // If the combination is not made, the picture shows the same color in another size.
  const displayedVariant = variant ?? variants.find((each) => colorOf(each) === color) ?? variants[0];
  const title = displayedVariant.title ?? displayedVariant.name;
  const madeSizes = sizes.filter(({ isAvailable }) => isAvailable);

  function choose(name: 'color' | 'size', value: string): void {
    const next = new URLSearchParams({ color, size });
    next.set(name, value);
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  return (
    <PieceSheet
      title={title}
      item={displayedVariant}
      kind="BRACELET"
      mark={
        variant === null
          ? { text: 'Not offered', tone: 'warn' }
          : { ...availabilityMark(variant), text: 'Made to order' }
      }
      price={variant === null ? null : formatPrice(variant.price?.total)}
      href={itemHref(displayedVariant)}
      gallery={
        <PieceGallery
          key={displayedVariant.id}
          images={displayedVariant.media.images}
          alt={`${title}, ${colorOf(displayedVariant)}`}
          drawing={
            <JewelleryDrawing
              type="BRACELET"
              metal={metalTone(displayedVariant.color, displayedVariant.material)}
              boxSize="full"
            />
          }
        />
      }
      choices={
        <Stack gap="4">
          <ChoiceTiles
            label="Colour"
            options={colors}
            value={color}
            onChange={(value) => choose('color', value)}
            show={(value) => <MetalSwatch metal={value} />}
            unavailableText={`not offered in size ${size}`}
          />
          <ChoiceTiles
            label="Size"
            options={sizes}
            value={size}
            onChange={(value) => choose('size', value)}
            unavailableText={`not offered in ${color}`}
          />
        </Stack>
      }
      buttons={
        variant === null ? (
          <NotMade label={`${title} in ${color}, size ${size},`}>
            {madeSizes.length > 0
              ? `${color} comes in ${madeSizes.map(({ value }) => value).join(', ')}.`
              : 'Choose one of the colours and sizes above.'}{' '}
            <TextLink to="/contact">Ask us</TextLink> whether we can make it for you.
          </NotMade>
        ) : (
          <BuyButtons
            item={{ braceletId: variant.id }}
            itemId={variant.id}
            name={`${title}, ${color}, ${size}`}
            isUnavailable={!isOrderable(variant.availability)}
          />
        )
      }
      description={displayedVariant.description}
      facts={
        variant === null
          ? []
          : factsOf(variant, bracelet, ['material', 'color', 'size', 'numberOfStones', 'totalCarats'])
      }
    />
  );
}

const nextLinks = [
  { to: '/bracelets', label: 'Bracelets' },
  { to: '/one-of-a-kind', label: 'One of a Kind' },
];

/** Page of a made-to-order bracelet, `/bracelet/{name}`. The URL contains color and size. */
export default function BraceletPage() {
  const { name = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(BraceletOfNameDocument, {
    variables: { name },
    fetchPolicy: 'cache-and-network',
  });
  const [first, ...others] = data?.braceletVariants ?? [];
  return (
    <PieceFrame>
      <PieceStates
        piece={first === undefined ? (data === undefined ? undefined : null) : ([first, ...others] as const)}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Bracelet ${name}`}
        nextLinks={nextLinks}
        drawingType="BRACELET"
      >
        {(variants) => <BraceletView variants={variants} />}
      </PieceStates>
    </PieceFrame>
  );
}

import { Image, Text } from '@chakra-ui/react';
import { availabilityText, isOrderable } from '../../../shared/items/availability';
import { laboratoryName } from '../../../shared/items/diamond-text';
import { sizeOfStone } from '../../../shared/rings/ring-measures';
import { caratsOf, stoneTitle } from '../../../shared/rings/ring-text';
import { formatMillimetres } from '../../../ui/numbers';
import { drawnScale } from '../../../ui/shape-drawing/drawn-scale';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../../ui/status-mark';
import type { DraftStone } from '../use-ring-draft';
import { PartCard, type PartCardProps } from './part-card';

interface StonePictureProps {
  readonly stone: DraftStone;
  /** True if lighter stones are drawn smaller. */
  readonly isToScale?: boolean;
}

/** Photo of a stone, or a drawing in its own proportions and color if there is no photo. */
export function StonePicture({ stone, isToScale = false }: StonePictureProps) {
  const photo = stone.media.images.find(({ slot }) => slot === 'imageUrl');
  const { length, width } = sizeOfStone(stone);
  return photo === undefined ? (
    <ShapeDrawing
      shapeId={stone.shape.id}
      ratio={length / width}
      tablePercent={'proportions' in stone ? stone.proportions.tablePercent : null}
      stoneColor={stone.color}
      color="accent"
      boxSize={isToScale ? `${drawnScale(caratsOf(stone)) * 100}%` : 'full'}
    />
  ) : (
    <Image src={photo.url} alt="" loading="lazy" objectFit="contain" boxSize="full" />
  );
}

const laboratoryOf = (stone: DraftStone): string =>
  'report' in stone
    ? (laboratoryName(stone.report.laboratory) ?? 'No report')
    : stone.isLabGrown
      ? 'Lab grown'
      : 'Natural';

interface StoneCardProps extends Pick<PartCardProps, 'to' | 'reason' | 'isChosen'> {
  readonly stone: DraftStone;
}

/**
 * Card of a stone: picture, grades, measurements and price. If the stone is both unavailable and does not fit, the
 * card shows both problems.
 */
export function StoneCard({ stone, reason, ...rest }: StoneCardProps) {
  const { length, width } = sizeOfStone(stone);
  const isUnavailable = !isOrderable(stone.availability);
  const { tone, text } = availabilityText(stone);
  return (
    <PartCard
      {...rest}
      reason={reason ?? (isUnavailable ? text : undefined)}
      picture={<StonePicture stone={stone} isToScale />}
      title={stoneTitle(stone)}
      facts={[
        `${laboratoryOf(stone)} · ${stone.stockNumber}`,
        `${formatMillimetres(length)} × ${formatMillimetres(width)} mm`,
      ]}
      price={stone.price?.total}
      status={
        ((isUnavailable && reason !== undefined) || stone.availability === 'HELD_FOR_YOU') && (
          <Text as="span" textStyle="sm">
            <StatusMark tone={tone}>{text}</StatusMark>
          </Text>
        )
      }
    />
  );
}

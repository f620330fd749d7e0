import { Box, Center, Grid, Image, Text } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { diamondHref, ratioOf } from '../items/diamond-text';
import { LotDrawing } from '../items/lot-drawing';
import { type BasketLine, type LineSubject, subjectOf } from './line-kinds';

interface LineProps {
  readonly line: BasketLine;
}

/** What a line is about: the house's photograph, else a drawing; once out of sight nothing but its place. */
export function LinePicture({ line }: LineProps) {
  const subject = subjectOf(line);
  return (
    <Center boxSize={{ base: '12', md: '18' }} flexShrink="0" color="fg.subtle">
      {subject !== null && <SubjectPicture subject={subject} />}
    </Center>
  );
}

function SubjectPicture({ subject: { photo, drawn } }: { readonly subject: LineSubject }) {
  if (photo !== null) {
    return <Image src={photo} alt="" boxSize="full" objectFit="contain" loading="lazy" />;
  }
  if (drawn === null) {
    return <Gem aria-hidden strokeWidth={1} size="60%" />;
  }
  if ('lot' in drawn) {
    return <LotDrawing lot={drawn.lot} />;
  }
  if ('piece' in drawn) {
    return <JewelleryDrawing type={drawn.piece} metal="white" shape={drawn.shape?.id} boxSize="full" />;
  }
  const graded = 'proportions' in drawn && {
    tablePercent: drawn.proportions.tablePercent,
    ratio: ratioOf(drawn.proportions),
    stoneColor: drawn.color,
  };
  return <ShapeDrawing shapeId={drawn.shape.id} {...graded} color="accent" boxSize="full" />;
}

/** What a line is called, as a link where there is more to see of it. */
export function LineName({ line }: LineProps) {
  const href = subjectOf(line)?.href ?? null;
  return href === null ? (
    <Text textStyle="lg" fontWeight="semibold">
      {line.description}
    </Text>
  ) : (
    <TextLink to={href} variant="plain" textStyle="lg" fontWeight="semibold" color="fg">
      {line.description}
    </TextLink>
  );
}

/** The stones of a set, each with its own page. */
export function SetStones({ line }: LineProps) {
  if (line.__typename !== 'DiamondSetLine') {
    return null;
  }
  return (
    <Box as="ul" listStyleType="none" textStyle="md" color="fg.muted" mt="2" maxW="xl">
      {line.diamonds.map((stone) => (
        <Grid as="li" key={stone.id} templateColumns="1fr 2fr 1fr" gap="3" py="1">
          <TextLink to={diamondHref(stone)}>{stone.stockNumber}</TextLink>
          <Text as="span">
            {stone.shape.label} {formatExactCarats(stone.carats)} ct
          </Text>
          <Text as="span" textAlign="end">
            {formatPrice(stone.price?.total)}
          </Text>
        </Grid>
      ))}
    </Box>
  );
}

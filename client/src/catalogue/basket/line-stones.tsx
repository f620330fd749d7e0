import { Box, Grid, Text } from '@chakra-ui/react';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { diamondHref, ratioOf } from '../diamonds/diamond-text';
import { type BasketLine, stonesOfLine } from './line-facts';

interface LineProps {
  readonly line: BasketLine;
}

/** The first stone of a line, drawn. */
export function LinePicture({ line }: LineProps) {
  const [stone] = stonesOfLine(line);
  return (
    <Box boxSize={{ base: '12', md: '18' }} flexShrink="0">
      {stone !== undefined && (
        <ShapeDrawing
          shapeId={stone.shape.id}
          tablePercent={stone.proportions.tablePercent}
          ratio={ratioOf(stone.proportions)}
          stoneColor={stone.color}
          color="accent"
          boxSize="full"
        />
      )}
    </Box>
  );
}

/** What a line is called, as a link where there is a stone to look at. */
export function LineName({ line }: LineProps) {
  const stones = stonesOfLine(line);
  const [stone] = stones;
  return stones.length === 1 && stone !== undefined ? (
    <TextLink to={diamondHref(stone)} variant="plain" textStyle="lg" fontWeight="semibold" color="fg">
      {line.description}
    </TextLink>
  ) : (
    <Text textStyle="lg" fontWeight="semibold">
      {line.description}
    </Text>
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

import { Button, chakra, SimpleGrid } from '@chakra-ui/react';
import { countText, type FacetOption } from '../../table/filters/facets';
import { useFoldedOptions } from '../../table/filters/use-folded-options';
import { chosenOptions, type FilterValue, toggleOption } from '../../table/filters/values/filter-value';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';

/** Number of shapes shown initially. The most traded shapes are listed first. */
const INITIAL_COUNT = 12;

interface ShapeTilesProps {
  readonly options: readonly FacetOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    px: '1',
    py: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'sm',
    cursor: 'button',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'selected', borderColor: 'accent.solid' },
  },
});

/** Shape filter with one tile per shape: drawing, name and count. Selecting a tile does not move it. */
export function ShapeTiles({ options, value, onChange }: ShapeTilesProps) {
  const chosen = chosenOptions(value);
  const { visible, button, toggle } = useFoldedOptions(options, chosen, INITIAL_COUNT);

  return (
    <>
      <SimpleGrid columns={3} gap="1">
        {visible.map((option) => (
          <Tile
            key={option.value}
            type="button"
            aria-pressed={chosen.includes(option.value)}
            color={option.count === 0 ? 'fg.subtle' : undefined}
            onClick={() => onChange(toggleOption(value, option.value))}
          >
            <ShapeDrawing shapeId={option.value} isIcon boxSize="8" color="accent" />
            {option.label}
            <chakra.span textStyle="xs" color="fg.subtle">
              {countText(option)}
            </chakra.span>
          </Tile>
        ))}
      </SimpleGrid>
      {button !== null && (
        <Button size="sm" variant="plain" onClick={toggle}>
          {button}
        </Button>
      )}
    </>
  );
}

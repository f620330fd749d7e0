import { Button, chakra, Grid } from '@chakra-ui/react';
import { type MouseEvent, useRef } from 'react';
import { countText, type FacetOption } from './facets';
import { useFoldedOptions } from './use-folded-options';
import { chosenOptions, type FilterValue, toggleOption } from './values/filter-value';

interface OptionStepsProps {
  /** Grades in order, best first. */
  readonly options: readonly FacetOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

const Step = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '10',
    px: '1',
    me: '-1px',
    mb: '-1px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg',
    textStyle: 'md',
    cursor: 'button',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _focusVisible: { zIndex: '1' },
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'selected', borderColor: 'accent.solid', zIndex: '1', fontWeight: 'semibold' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

/** Returns the column width that fits the longest label. */
function stepWidth(options: readonly FacetOption[]): string {
  const maxLength = Math.max(...options.map(({ label }) => label.length));
  return `${Math.max(2.25, 1 + maxLength * 0.5)}rem`;
}

/** Grades shown side by side. Shift+click selects the range that starts at the last clicked grade. */
export function OptionSteps({ options, value, onChange }: OptionStepsProps) {
  const last = useRef<string | null>(null);
  const chosen = chosenOptions(value);
  const { visible, button, toggle } = useFoldedOptions(options, chosen);

  function choose(event: MouseEvent, option: FacetOption): void {
    const from = options.findIndex((each) => each.value === last.current);
    const to = options.indexOf(option);
    last.current = option.value;
    if (!event.shiftKey || from === -1 || from === to) {
      onChange(toggleOption(value, option.value));
      return;
    }
    const selectedValues = options.slice(Math.min(from, to), Math.max(from, to) + 1).map((each) => each.value);
    onChange({ kind: 'options', values: [...new Set([...chosen, ...selectedValues])] });
  }

  return (
    <>
      <Grid templateColumns={`repeat(auto-fill, minmax(${stepWidth(options)}, 1fr))`} pe="1px" pb="1px">
        {visible.map((option) => (
          <Step
            key={option.value}
            type="button"
            aria-pressed={chosen.includes(option.value)}
            color={option.count === 0 ? 'fg.subtle' : undefined}
            position="relative"
            onClick={(event) => choose(event, option)}
          >
            {option.label}
            <chakra.span textStyle="xs" fontWeight="normal" color="fg.subtle">
              {countText(option)}
            </chakra.span>
          </Step>
        ))}
      </Grid>
      {button !== null && (
        <Button size="sm" variant="plain" alignSelf="flex-start" onClick={toggle}>
          {button}
        </Button>
      )}
    </>
  );
}

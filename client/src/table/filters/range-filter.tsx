import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { parseNumber } from '../../ui/inputs/typed-number';
import { formatMeasure } from '../../ui/numbers';
import type { RangeFacet } from './facets';
import type { RangeField } from './filter-field';
import { FilterProblem } from './filter-problem';
import { RangeSlider } from './range-slider';
import { useDelayedCall } from './use-delayed-call';
import { useDraft } from './use-draft';
import type { FilterValue, NumberRange } from './values/filter-value';
import { equalCountScale } from './values/range-scale';

const UNBOUNDED: NumberRange = { min: null, max: null };
const TYPING_PAUSE = 500;

interface RangeFilterProps<Query> {
  readonly field: RangeField<Query>;
  readonly value: FilterValue | undefined;
  readonly facet: RangeFacet | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Values that the user has typed or set with the slider but that have not been applied yet. */
interface Draft {
  readonly range: NumberRange;
  readonly texts: { readonly min?: string; readonly max?: string };
}

const rangeOf = (value: FilterValue | undefined): NumberRange => (value?.kind === 'range' ? value.range : UNBOUNDED);
const isSame = (a: NumberRange, b: NumberRange) => a.min === b.min && a.max === b.max;

function problemOf({ range, texts }: Draft): string | null {
  for (const text of [texts.min, texts.max]) {
    if (text !== undefined && parseNumber(text).kind === 'invalid') {
      return 'Enter a number such as 1.02';
    }
  }
  const isReversed = range.min !== null && range.max !== null && range.min > range.max;
  return isReversed ? '“From” is larger than “to”' : null;
}

/** Range filter with a two-thumb slider and two synchronized inputs. */
export function RangeFilter<Query>({ field, value, facet, onChange }: RangeFilterProps<Query>) {
  const committed = rangeOf(value);
  const [draft, setDraft] = useDraft(value, ({ range }: Draft, current) => isSame(range, rangeOf(current)));
  const typing = useDelayedCall(TYPING_PAUSE, (typed: Draft) => {
    if (problemOf(typed) === null) {
      commit(typed.range);
    }
  });
  const problemId = useId();
  const range = draft?.range ?? committed;
  const problem = draft === null ? null : problemOf(draft);
  const scale = useMemo(() => equalCountScale(facet ?? { min: 0, max: 0, bins: [] }, field.step), [facet, field.step]);
  const isKnown = facet !== undefined && scale.max > scale.min;

  function commit(next: NumberRange): void {
    if (!isSame(next, committed)) {
      onChange(next.min === null && next.max === null ? null : { kind: 'range', range: next });
    }
  }

  function type(end: 'min' | 'max', text: string): void {
    const typed = parseNumber(text);
    const next: Draft = {
      range: { ...range, [end]: typed.kind === 'number' ? typed.value : null },
      texts: { ...draft?.texts, [end]: text },
    };
    setDraft(next);
    typing.schedule(next);
  }

  function commitEnd(end: 'min' | 'max'): void {
    if (draft !== null && problem === null) {
      const { [end]: _settled, ...texts } = draft.texts;
      setDraft({ ...draft, texts });
    }
  }

  function input(end: 'min' | 'max') {
    const number = range[end];
    const limit = end === 'min' ? facet?.min : facet?.max;
    return (
      <PlainInput
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${field.label}, ${end === 'min' ? 'from' : 'to'}${field.unit === '' ? '' : `, ${field.unit}`}`}
        aria-invalid={problem !== null}
        aria-errormessage={problem === null ? undefined : problemId}
        placeholder={limit === null || limit === undefined ? undefined : formatMeasure(limit)}
        value={draft?.texts[end] ?? (number === null ? '' : String(number))}
        onChange={(event) => type(end, event.target.value)}
        onBlur={() => {
          typing.flushAfterBlur();
          commitEnd(end);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            typing.flush();
            commitEnd(end);
          }
        }}
      />
    );
  }

  return (
    <Stack gap="2" width="full">
      {/* Reserves space for the slider even if no rows are left to build a scale from. */}
      {!isKnown && (
        <Flex height="6" mx="2" align="center" aria-hidden>
          <Box flex="1" height="0.5" bg="border" />
        </Flex>
      )}
      {isKnown && (
        <RangeSlider
          label={field.label}
          range={range}
          scale={scale}
          step={field.step}
          format={(number) => `${formatMeasure(number)} ${field.unit}`.trim()}
          onMove={(moved) => setDraft({ range: moved, texts: {} })}
          onRest={commit}
        />
      )}
      <HStack gap="2">
        {input('min')}
        <Text color="fg.subtle" aria-hidden>
          –
        </Text>
        {input('max')}
        {field.unit !== '' && (
          <Text textStyle="sm" color="fg.subtle" aria-hidden>
            {field.unit}
          </Text>
        )}
      </HStack>
      <FilterProblem id={problemId}>{problem}</FilterProblem>
    </Stack>
  );
}

import { chakra, Flex, Text } from '@chakra-ui/react';
import { rangeText } from '../../../shared/rings/setting-text';
import { formatCount, formatExactCarats, formatPercent, formatPrice } from '../../../ui/numbers';
import type { StockView } from './verdict';

function amountText(amount: string, unit: string): string {
  const value = Number(amount);
  switch (unit) {
    case 'ct':
      return `${formatExactCarats(value)} ct`;
    case '%':
      return `${value > 0 ? '+' : ''}${formatPercent(value)} %`;
    default:
      return formatPrice(value);
  }
}

/** The price, step by step to the cent, and which markups were looked at. */
export function PriceSum({ view: { steps, markups, set, price } }: { readonly view: StockView }) {
  if (steps.length === 0) {
    return <Text>On request: it has no price.</Text>;
  }
  return (
    <>
      <chakra.dl aria-label="Price, step by step">
        {steps.map(({ label, amount, unit }, place) => (
          <Flex
            key={label}
            justify="space-between"
            gap="4"
            py="1"
            borderTopWidth={place === steps.length - 1 ? '1px' : '0'}
            fontWeight={place === steps.length - 1 ? 'semibold' : undefined}
          >
            <chakra.dt>{label}</chakra.dt>
            <chakra.dd whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {amountText(amount, unit)}
            </chakra.dd>
          </Flex>
        ))}
        {set !== null && set.total !== price?.total && (
          <Flex justify="space-between" gap="4" py="1">
            <chakra.dt>
              The set of {formatCount(set.stones)} that it is sold in, {formatExactCarats(set.carats)} ct
            </chakra.dt>
            <chakra.dd whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {amountText(String(set.total ?? 0), '$')}
            </chakra.dd>
          </Flex>
        )}
      </chakra.dl>
      {markups.length > 0 && (
        <chakra.ul aria-label="Markups, in the order in which they are asked" listStyleType="none" color="fg.muted">
          {markups.map((markup, place) => (
            // Two markups of the same ranges are two, each in its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
            <li key={place}>{markupText(markup)}</li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function markupText({ caratMin, caratMax, priceMin, priceMax, ...markup }: StockView['markups'][number]): string {
  const weights = rangeText(caratMin, caratMax, formatExactCarats);
  const ranges = [weights === null ? null : `${weights} ct`, rangeText(priceMin, priceMax, formatPrice)];
  const words = ranges.filter((range) => range !== null).join(', ') || 'any stone';
  const outcome = markup.isApplied ? 'counts' : markup.fits ? 'fits, but another comes first' : 'does not fit';
  return `${amountText(String(markup.percent), '%')} for ${words}: ${outcome}`;
}

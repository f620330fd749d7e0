import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { type StockKind, StockViewDocument } from '../../../graphql/generated/graphql';
import { rangeText } from '../../../shared/rings/ring-text';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { TextLink } from '../../../ui/links';
import { formatCount, formatExactCarats, formatPercent, formatPrice } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { failureReason } from '../failure';
import {
  decidingFirst,
  notMet,
  type RemedyPlaces,
  remedyHref,
  type StockView,
  type ViewPage,
  type ViewRule,
  verdictOf,
} from './verdict';

interface OutcomeProps {
  readonly isMet: boolean;
  /** Screen reader texts for a rule that is met and one that is not. */
  readonly texts: readonly [met: string, unmet: string];
}

/** Icon that shows whether a rule is met. */
function Outcome({ isMet, texts: [met, unmet] }: OutcomeProps) {
  return (
    <chakra.span color={isMet ? 'ok.fg' : 'danger.fg'} flexShrink="0" position="relative" top="0.5">
      {isMet ? <Check size="16" aria-hidden /> : <X size="16" aria-hidden />}
      <chakra.span srOnly>{isMet ? met : unmet}: </chakra.span>
    </chakra.span>
  );
}

interface RemedyProps extends RemedyPlaces {
  readonly remedy: ViewRule['remedy'];
}

/** Suggested change, linked to the screen on which it can be made. */
function Remedy({ remedy, ...places }: RemedyProps) {
  if (remedy === null) {
    return null;
  }
  const href = remedyHref(remedy.place, places);
  return href === null ? <Text>{remedy.text}</Text> : <TextLink to={href}>{remedy.text}</TextLink>;
}

function amountText(amount: string, unit: string): string {
  const value = Number(amount);
  switch (unit) {
    case 'ct':
      return `${formatExactCarats(value)} ct`;
    case '%':
      return `${value > 0 ? '+' : ''}${formatPercent(value)}%`;
    default:
      return formatPrice(value);
  }
}

/** Steps of the price calculation, and the markups that were considered. */
function PriceSum({ view: { steps, markups, set, price } }: { readonly view: StockView }) {
  if (steps.length === 0) {
    return <Text>Price on request.</Text>;
  }
  return (
    <>
      <chakra.dl aria-label="Price calculation">
        {steps.map(({ label, amount, unit }, index) => (
          <Flex
            key={label}
            justify="space-between"
            gap="4"
            py="1"
            borderTopWidth={index === steps.length - 1 ? '1px' : '0'}
            fontWeight={index === steps.length - 1 ? 'semibold' : undefined}
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
              Sold as a set of {formatCount(set.stones)} stones, {formatExactCarats(set.carats)} ct
            </chakra.dt>
            <chakra.dd whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {amountText(String(set.total ?? 0), '$')}
            </chakra.dd>
          </Flex>
        )}
      </chakra.dl>
      {markups.length > 0 && (
        <chakra.ul aria-label="Markups in order of evaluation" listStyleType="none" color="fg.muted">
          {markups.map((markup, index) => (
            // Markups can have the same ranges.
            // biome-ignore lint/suspicious/noArrayIndexKey: only the index is unique
            <li key={index}>{markupText(markup)}</li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function markupText({ caratMin, caratMax, priceMin, priceMax, ...markup }: StockView['markups'][number]): string {
  const weights = rangeText(caratMin, caratMax, formatExactCarats);
  const ranges = [weights === null ? null : `${weights} ct`, rangeText(priceMin, priceMax, formatPrice)];
  const rangesText = ranges.filter((range) => range !== null).join(', ') || 'any stone';
  const outcome = markup.isApplied
    ? 'applied'
    : markup.fits
      ? 'matches, but an earlier markup applies'
      : 'does not match';
  return `${amountText(String(markup.percent), '%')} for ${rangesText}: ${outcome}`;
}

interface PageListProps {
  readonly view: StockView;
  /** Null for visitors who are not signed in. */
  readonly userId: string | null;
}

/** List of shop pages. Pages that contain the item are listed separately from all others. */
function PageList({ view, userId }: PageListProps) {
  const pagesWithItem = view.pages.filter(({ isOfPage }) => isOfPage);
  const others = view.pages.filter(({ isOfPage }) => !isOfPage);
  return (
    <>
      {pagesWithItem.length === 0 && (
        <Text>Not listed on any page of the shop. Users find it by its stock number.</Text>
      )}
      <PageRows label="Pages" pages={pagesWithItem} view={view} userId={userId} />
      {others.length > 0 && (
        <chakra.details>
          <chakra.summary cursor="pointer" color="fg.muted" py="1">
            {formatCount(others.length)} other {others.length === 1 ? 'page does' : 'pages do'} not list this item
          </chakra.summary>
          <PageRows label="Pages that do not list this item" pages={others} view={view} userId={userId} />
        </chakra.details>
      )}
    </>
  );
}

interface PageRowsProps extends PageListProps {
  readonly label: string;
  readonly pages: readonly ViewPage[];
}

function PageRows({ label, pages, view: { item }, userId }: PageRowsProps) {
  if (pages.length === 0) {
    return null;
  }
  return (
    <chakra.ul aria-label={label} listStyleType="none">
      {pages.map(({ name, title, address, isShown, decidedBy }) => (
        <chakra.li key={name} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex gap="2" align="baseline">
            <Outcome isMet={isShown} texts={['Shown', 'Not shown']} />
            <Stack gap="1">
              <TextLink to={address}>{title}</TextLink>
              {decidedBy !== null && (
                <>
                  <Text color="fg.muted">
                    {notMet(decidedBy.says)}
                    {decidedBy.fact !== null && `. ${decidedBy.fact}`}
                  </Text>
                  <Remedy remedy={decidedBy.remedy} item={item} userId={userId} pageName={name} />
                </>
              )}
            </Stack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface RuleListProps {
  readonly view: StockView;
  /** Null for visitors who are not signed in. */
  readonly userId: string | null;
}

/** List of all rules with their results, starting with the deciding rule. */
function RuleList({ view, userId }: RuleListProps) {
  return (
    <chakra.ul aria-label="Rules" listStyleType="none">
      {decidingFirst(view.rules).map((rule) => (
        <chakra.li key={rule.name} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex gap="2" align="baseline">
            <Outcome isMet={rule.isMet} texts={['Passed', 'Failed']} />
            <Stack gap="1">
              <Text fontWeight={rule.isDeciding ? 'semibold' : undefined}>{rule.says}</Text>
              {rule.fact !== null && <Text color="fg.muted">{rule.fact}</Text>}
              {!rule.isMet && <Alternatives rule={rule} />}
              {!rule.isMet && <Remedy remedy={rule.remedy} item={view.item} userId={userId} />}
            </Stack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Lists the alternative conditions that would meet the rule. */
function Alternatives({ rule: { ways } }: { readonly rule: ViewRule }) {
  return ways.length < 2 ? null : (
    <Text color="fg.muted">Any of these meets the rule: {ways.map(({ says }) => says).join('; ')}.</Text>
  );
}

interface VisibilityResultProps {
  readonly stockNumber: string;
  /** If omitted, all stock types are searched. */
  readonly kind?: StockKind;
  /** Null for visitors who are not signed in. */
  readonly userId: string | null;
}

/** Explains, rule by rule, whether a viewer can see an item and at which price. */
export function VisibilityResult({ stockNumber, kind, userId }: VisibilityResultProps) {
  // Agent's domain to evaluate instead of the user. Its visitors see the public stock at the agent's prices. Null if
  // none.
  const [domain, setDomain] = useState<string | null>(null);
  const { data, previousData, error } = useQuery(StockViewDocument, {
    variables: { stockNumber, ...(domain === null ? { userId } : { domain }), ...(kind && { kind }) },
    fetchPolicy: 'cache-and-network',
  });
  const view = (data ?? previousData)?.stockView;
  if (error !== undefined) {
    return <Text role="alert">{failureReason(error)}</Text>;
  }
  if (view == null) {
    return <Skeleton height="24" />;
  }
  const { tone, text } = verdictOf(view);
  const domainToVisit = domain ?? view.user?.domain ?? null;
  const viewerId = domain === null ? userId : null;
  return (
    <Stack gap="3" role="group" aria-label={`Visibility of ${view.item.stockNumber}`}>
      {domainToVisit !== null && (
        <Checkbox isChecked={domain !== null} onChange={(isChecked) => setDomain(isChecked ? domainToVisit : null)}>
          Show for visitors to {domainToVisit} who are not signed in
        </Checkbox>
      )}
      <StatusMark tone={tone}>{text}</StatusMark>
      <RuleList view={view} userId={viewerId} />
      <Heading as="h4" size="xs">
        Pages
      </Heading>
      <PageList view={view} userId={viewerId} />
      <Heading as="h4" size="xs">
        Price
      </Heading>
      <PriceSum view={view} />
    </Stack>
  );
}

import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { stoneTitle } from '../../shared/rings/ring-text';
import { formatPrice } from '../../ui/numbers';
import type { Step } from './builder-address';
import { type Builder, type RingDraft, stoneOfDraft } from './use-ring-draft';

interface StepListProps {
  readonly builder: Builder;
  readonly draft: RingDraft | null;
}

interface StepFacts {
  readonly step: Step;
  readonly title: string;
  readonly chosen: string | null;
  readonly price: number | null;
  /** Null if the step cannot be opened yet. */
  readonly href: string | null;
}

function stepsOf({ ring, hrefOf }: Builder, draft: RingDraft | null): readonly StepFacts[] {
  const stone = stoneOfDraft(draft);
  const isComplete = ring.setting !== null && ring.diamond !== null;
  return [
    {
      step: 'setting',
      title: 'Setting',
      chosen: ring.setting === null ? null : (draft?.ringSetting?.name ?? ring.setting),
      price: ring.setting === null ? null : (draft?.ringSetting?.price?.total ?? null),
      href: hrefOf({}, 'setting'),
    },
    {
      step: 'stone',
      title: 'Stone',
      chosen: ring.diamond === null ? null : stone === null ? ring.diamond : stoneTitle(stone),
      price: ring.diamond === null ? null : (stone?.price?.total ?? null),
      href: hrefOf({}, 'stone'),
    },
    {
      step: 'ring',
      title: 'Your ring',
      chosen: isComplete ? 'Size and engraving' : null,
      price: null,
      href: isComplete ? hrefOf({}, 'ring') : null,
    },
  ];
}

/** Navigation through the steps of the builder, with the chosen parts. */
export function StepList({ builder, draft }: StepListProps) {
  return (
    <Box as="nav" aria-label="Steps" mb="8">
      <Flex as="ol" listStyleType="none" borderTopWidth="1px" borderBottomWidth="1px">
        {stepsOf(builder, draft).map(({ step, title, chosen, price, href }, index) => {
          const isCurrent = builder.step === step;
          return (
            <Box
              as="li"
              key={step}
              flex="1"
              minWidth="0"
              position="relative"
              px={{ base: '2', md: '4' }}
              py="3"
              borderStartWidth={index === 0 ? undefined : '1px'}
              boxShadow={isCurrent ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
            >
              <Text textStyle="lg" fontFamily="heading" color={href === null ? 'fg.subtle' : undefined}>
                {href === null ? (
                  `${index + 1}. ${title}`
                ) : (
                  <Box asChild _before={{ content: '""', position: 'absolute', inset: '0' }}>
                    <Link to={href} aria-current={isCurrent ? 'step' : undefined}>
                      {index + 1}. {title}
                    </Link>
                  </Box>
                )}
              </Text>
              <Text textStyle="sm" color="fg.muted" lineClamp={2}>
                {chosen ?? (step === 'ring' ? 'Choose setting and stone first' : 'Choose one')}
              </Text>
              {price !== null && (
                <Text textStyle="sm" hideBelow="md">
                  {formatPrice(price)}
                </Text>
              )}
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}

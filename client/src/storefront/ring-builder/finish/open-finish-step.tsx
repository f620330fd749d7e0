import { Alert, Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../session/session-context';
import { itemHref } from '../../../shared/items/item-href';
import { metalText } from '../../../shared/jewellery/metal-text';
import { lettersOf, MAX_LETTERS } from '../../../shared/rings/ring-address';
import { sizesText, stoneTitle } from '../../../shared/rings/ring-text';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { ButtonLink, TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';
import { type RingSize, ringSizeOf, ringSizesBetween } from '../../../ui/ring-size/ring-sizes';
import { FormerParts } from '../former-parts';
import { SettingPicture } from '../parts/setting-card';
import { StonePicture } from '../parts/stone-card';
import { type Builder, type RingDraft, stoneOfDraft } from '../use-ring-draft';
import { RingActions } from './ring-actions';
import type { TypedEngraving } from './use-engraving';

interface ChosenPartProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly facts: string;
  readonly price: number | null | undefined;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

function ChosenPart({ picture, title, facts, price, links }: ChosenPartProps) {
  return (
    <Flex as="li" gap="4" py="4" borderTopWidth="1px" align="flex-start">
      <Box boxSize={{ base: '18', md: '28' }} flexShrink="0">
        {picture}
      </Box>
      <Stack gap="1" flex="1" minWidth="0">
        <Text textStyle="xl" fontFamily="heading">
          {title}
        </Text>
        <Text textStyle="md" color="fg.muted">
          {facts}
        </Text>
        <Flex columnGap="4" rowGap="1" wrap="wrap">
          {links.map(({ to, text }) => (
            <TextLink key={text} to={to} textStyle="md">
              {text}
            </TextLink>
          ))}
        </Flex>
      </Stack>
      <Text textStyle="lg" fontWeight="semibold">
        {formatPrice(price)}
      </Text>
    </Flex>
  );
}

interface ChosenPartsProps {
  readonly builder: Builder;
  readonly draft: RingDraft;
}

/** Setting and stone of a ring, with links to replace them and to view their details. */
function ChosenParts({ builder, draft }: ChosenPartsProps) {
  const { ringSetting: setting } = draft;
  const stone = stoneOfDraft(draft);
  if (setting === null && stone === null) {
    return null;
  }
  return (
    <Box as="ul" listStyleType="none" borderBottomWidth="1px" aria-label="Parts">
      {setting !== null && (
        <ChosenPart
          picture={<SettingPicture setting={setting} />}
          title={setting.name}
          facts={[metalText(setting), setting.stockNumber].filter(Boolean).join(' · ')}
          price={setting.price?.total}
          links={[
            { to: builder.hrefOf({}, 'setting'), text: 'Change setting' },
            { to: itemHref({ kind: 'RING_SETTING', ...setting }), text: 'Setting details' },
          ]}
        />
      )}
      {stone !== null && (
        <ChosenPart
          picture={<StonePicture stone={stone} />}
          title={stoneTitle(stone)}
          facts={
            stone.__typename === 'Diamond'
              ? stone.stockNumber
              : `${stone.isLabGrown ? 'Lab grown' : 'Natural'} · ${stone.stockNumber}`
          }
          price={stone.price?.total}
          links={[
            { to: builder.hrefOf({}, 'stone'), text: 'Change stone' },
            ...(stone.__typename === 'Diamond'
              ? [{ to: itemHref({ kind: 'DIAMOND', ...stone }), text: 'Stone details' }]
              : []),
          ]}
        />
      )}
    </Box>
  );
}

interface PartProblemsProps {
  readonly builder: Builder;
  readonly problems: RingDraft['problems'];
}

const steps = { SETTING: 'setting', STONE: 'stone' } as const;

/** Notice that explains why parts are unavailable, with links to replace them. */
function PartProblems({ builder, problems }: PartProblemsProps) {
  const isVisitor = useCurrentUser() === null;
  const location = useLocation();
  return problems.map(({ part, reason, explanation }) => {
    if (part !== 'SETTING' && part !== 'STONE') {
      return null;
    }
    const step = steps[part];
    // Suggests signing in, because users can see more stones than visitors.
    const needsSignIn = isVisitor && part === 'STONE' && reason === 'NOT_FOUND' && builder.kind === 'engagement';
    return (
      <Alert.Root key={`${part} ${reason}`} status="warning" role="alert">
        <Alert.Content>
          <Alert.Description>{explanation}</Alert.Description>
          <HStack gap="3" mt="3" flexWrap="wrap">
            <ButtonLink to={builder.hrefOf({}, step)} size="sm" variant="outline" colorPalette="neutral">
              Choose another {step}
            </ButtonLink>
            {needsSignIn && (
              <ButtonLink to="/login" state={{ from: location }} size="sm" variant="outline" colorPalette="neutral">
                Sign in
              </ButtonLink>
            )}
          </HStack>
        </Alert.Content>
      </Alert.Root>
    );
  });
}

interface EngravingFieldProps {
  readonly value: string;
  readonly onChange: (engraving: string) => void;
  readonly onLeave: () => void;
}

/** Input for the engraving inside the ring. Text over the limit is reported while typing instead of being truncated. */
function EngravingField({ value, onChange, onLeave }: EngravingFieldProps) {
  const id = useId();
  const letters = lettersOf(value.trim());
  const excessLetters = letters - MAX_LETTERS;
  return (
    <Box>
      <HStack justify="space-between" mb="1">
        <chakra.label htmlFor={id} textStyle="md" fontWeight="medium">
          Engraving
        </chakra.label>
        <Text as="span" textStyle="sm" color={excessLetters > 0 ? 'fg.error' : 'fg.muted'} aria-hidden>
          {letters} of {MAX_LETTERS}
        </Text>
      </HStack>
      <PlainInput
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={excessLetters > 0 || undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <Text id={`${id}-hint`} role="status" mt="1" textStyle="sm" color={excessLetters > 0 ? 'fg.error' : 'fg.muted'}>
        {excessLetters > 0
          ? `Too long by ${excessLetters}: the engraving can have at most ${MAX_LETTERS} characters.`
          : `At most ${MAX_LETTERS} letters, numbers and symbols on one line. Leave blank for no engraving.`}
      </Text>
    </Box>
  );
}

export interface FinishStepProps {
  readonly builder: Builder;
  readonly draft: RingDraft;
  readonly engraving: TypedEngraving;
}

/** Returns the sizes of the setting, plus the size from the URL if the setting is not made in that size. */
function sizesFor(draft: RingDraft, chosen: number | null): readonly RingSize[] {
  const { ringSizeFrom = null, ringSizeTo = null } = draft.ringSetting ?? {};
  const sizes = ringSizesBetween(ringSizeFrom ?? 3, ringSizeTo ?? 13);
  return chosen === null || sizes.some(({ us }) => us === chosen)
    ? sizes
    : [...sizes, ringSizeOf(chosen)].sort((a, b) => a.us - b.us);
}

/** Last step of the ring builder, with size, engraving and actions. */
export default function FinishStep({ builder, draft, engraving }: FinishStepProps) {
  const { ringSetting: setting, problems } = draft;
  const sizes = setting === null ? null : sizesText(setting);
  const sizeProblem = problems.find(({ part }) => part === 'RING_SIZE')?.explanation;
  return (
    <Stack gap="8" maxW="2xl">
      <PartProblems builder={builder} problems={problems} />
      <ChosenParts builder={builder} draft={draft} />
      <FormerParts builder={builder} />
      <Box>
        <RingSizeField
          value={builder.ring.size}
          sizes={sizesFor(draft, builder.ring.size)}
          placeholder="Choose later"
          error={sizeProblem}
          onChange={(size) => builder.change({ size })}
        />
        {sizes !== null && sizeProblem === undefined && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            This setting is made in US sizes {sizes}.
          </Text>
        )}
      </Box>
      <EngravingField value={engraving.typed} onChange={engraving.type} onLeave={engraving.saveOnBlur} />
      <RingActions
        builder={builder}
        draft={draft}
        isRefused={
          lettersOf(engraving.typed.trim()) > MAX_LETTERS || engraving.typed.trim() !== builder.ring.engraving.trim()
        }
      />
    </Stack>
  );
}

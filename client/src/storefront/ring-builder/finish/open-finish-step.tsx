import { Alert, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemHref } from '../../../catalogue/pieces/item-href';
import { lettersOf, MOST_LETTERS } from '../../../catalogue/rings/ring-address';
import { metalOf, sizesText } from '../../../catalogue/rings/setting-text';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';
import { type RingSize, ringSizeOf, ringSizesBetween } from '../../../ui/ring-size/ring-sizes';
import { FormerParts } from '../former-parts';
import { SettingPicture } from '../parts/setting-card';
import { StonePicture } from '../parts/stone-card';
import { stoneTitle } from '../parts/stone-text';
import type { Builder } from '../use-builder';
import { type RingDraft, stoneOfDraft } from '../use-ring-draft';
import { EngravingField } from './engraving-field';
import { RingActions } from './ring-actions';
import type { TypedEngraving } from './use-engraving';

export interface FinishStepProps {
  readonly builder: Builder;
  readonly draft: RingDraft;
  readonly engraving: TypedEngraving;
}

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
        <Flex gap="4" wrap="wrap">
          {links.map(({ to, text }) => (
            <TextLink key={text} to={to}>
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

/** Sizes to choose from: those that the setting is made in, and one that the address names besides. */
function sizesFor(draft: RingDraft, chosen: number | null): readonly RingSize[] {
  const { ringSizeFrom = null, ringSizeTo = null } = draft.ringSetting ?? {};
  const sizes = ringSizesBetween(ringSizeFrom ?? 3, ringSizeTo ?? 13);
  return chosen === null || sizes.some(({ us }) => us === chosen)
    ? sizes
    : [...sizes, ringSizeOf(chosen)].sort((a, b) => a.us - b.us);
}

/** Size, engraving, and what becomes of the ring. */
export default function FinishStep({ builder, draft, engraving }: FinishStepProps) {
  const { ringSetting: setting, problems } = draft;
  const stone = stoneOfDraft(draft);
  const sizes = setting === null ? null : sizesText(setting);
  const atParts = problems.filter(({ part }) => part === 'SETTING' || part === 'STONE');
  return (
    <Stack gap="8" maxW="2xl">
      {atParts.map(({ part, reason, explanation }) => (
        <Alert.Root key={`${part} ${reason}`} status="warning" role="alert">
          <Alert.Content>
            <Alert.Description>{explanation}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ))}
      <Box as="ul" listStyleType="none" borderBottomWidth="1px">
        {setting !== null && (
          <ChosenPart
            picture={<SettingPicture setting={setting} />}
            title={setting.name}
            facts={[metalOf(setting), setting.stockNumber].filter(Boolean).join(' · ')}
            price={setting.price?.total}
            links={[
              { to: builder.hrefOf({}, 'setting'), text: 'Change the setting' },
              { to: itemHref({ kind: 'RING_SETTING', ...setting }), text: 'Details of the setting' },
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
              { to: builder.hrefOf({}, 'stone'), text: 'Change the stone' },
              ...(stone.__typename === 'Diamond'
                ? [{ to: itemHref({ kind: 'DIAMOND', ...stone }), text: 'Details of the stone' }]
                : []),
            ]}
          />
        )}
      </Box>
      <FormerParts builder={builder} />
      <Box>
        <RingSizeField
          value={builder.ring.size}
          sizes={sizesFor(draft, builder.ring.size)}
          placeholder="Not told yet"
          error={problems.find(({ part }) => part === 'RING_SIZE')?.explanation}
          onChange={(size) => builder.change({ size })}
        />
        {sizes !== null && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            This setting is made in US sizes {sizes}.
          </Text>
        )}
      </Box>
      <EngravingField value={engraving.typed} onChange={engraving.type} onLeave={engraving.leave} />
      <RingActions
        builder={builder}
        draft={draft}
        isRefused={
          lettersOf(engraving.typed.trim()) > MOST_LETTERS || engraving.typed.trim() !== builder.ring.engraving.trim()
        }
      />
    </Stack>
  );
}

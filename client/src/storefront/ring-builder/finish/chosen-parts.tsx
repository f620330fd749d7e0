import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemHref } from '../../../shared/items/item-href';
import { metalText } from '../../../shared/jewellery/metal-text';
import { stoneTitle } from '../../../shared/rings/ring-text';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { SettingPicture } from '../parts/setting-card';
import { StonePicture } from '../parts/stone-card';
import { type Builder, type RingDraft, stoneOfDraft } from '../use-ring-draft';

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

/** Setting and stone of a ring, each with the ways to change it and to its details. */
export function ChosenParts({ builder, draft }: ChosenPartsProps) {
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
  );
}

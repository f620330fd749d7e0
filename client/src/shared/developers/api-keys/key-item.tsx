import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ApiKeyFactsFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Disclosure } from '../disclosure';
import { ItemHead } from '../item-head';
import { RowButton } from '../row-button';
import { endText, keyText, lastUseText, scopesText, stateText } from './key-text';
import { KeyUsage } from './key-usage';

interface KeyItemProps {
  readonly apiKey: ApiKeyFactsFragment;
  readonly onOpen: (dialog: 'change' | 'rotate' | 'revoke') => void;
}

/** A key: what it is called, what it opens and whether it works, with what can be done with it. */
export function KeyItem({ apiKey, onOpen }: KeyItemProps) {
  const { name, state, isTest, scopes, addressRanges, olderWorksUntil } = apiKey;
  return (
    <Box as="li" borderTopWidth="1px" py="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <ItemHead name={name} isTest={isTest} state={stateText[state]} />
      <Stack gap="1" textStyle="md" color="fg.muted" mt="1">
        <chakra.code fontFamily="mono" fontSize="sm">
          {keyText(apiKey)}
        </chakra.code>
        <Text>{scopesText(scopes)}</Text>
        <Text>
          {lastUseText(apiKey)}. {endText(apiKey)}.
        </Text>
        {addressRanges.length > 0 && <Text overflowWrap="anywhere">Works from {addressRanges.join(', ')} only.</Text>}
        {olderWorksUntil !== null && (
          <Text>The one from before the last rotation works until {formatDateTime(olderWorksUntil)}.</Text>
        )}
      </Stack>
      {state !== 'REVOKED' && (
        <Flex gap="4" mt="2" wrap="wrap">
          <RowButton aria-label={`Change ${name}`} onClick={() => onOpen('change')}>
            Change
          </RowButton>
          <RowButton aria-label={`Rotate ${name}`} onClick={() => onOpen('rotate')}>
            Rotate
          </RowButton>
          <RowButton colorPalette="neutral" aria-label={`Revoke ${name}`} onClick={() => onOpen('revoke')}>
            Revoke
          </RowButton>
        </Flex>
      )}
      <Disclosure label="Use and budget" name={`Use and budget of ${name}`}>
        {() => <KeyUsage id={apiKey.id} />}
      </Disclosure>
    </Box>
  );
}

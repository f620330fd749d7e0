import { useQuery } from '@apollo/client/react';
import { Alert, Box, Heading, Stack } from '@chakra-ui/react';
import { RingInsteadDocument } from '../../graphql/generated/graphql';
import { FormerParts } from './former-parts';
import { CardList } from './parts/part-card';
import { SettingCard } from './parts/setting-card';
import { StoneCard } from './parts/stone-card';
import { type Builder, draftInput, type RingDraft } from './use-ring-draft';

export interface ClashNoticeProps {
  readonly builder: Builder;
  readonly problem: RingDraft['problems'][number];
}

function Instead({ builder }: Pick<ClashNoticeProps, 'builder'>) {
  const { data } = useQuery(RingInsteadDocument, {
    variables: { input: draftInput(builder), isGeneric: builder.kind === 'completed' },
  });
  const { settingsInstead = [], diamondsInstead = [], genericDiamondsInstead = [] } = data?.ringDraft ?? {};
  const stones = [...(diamondsInstead ?? []), ...(genericDiamondsInstead ?? [])];
  return (
    <>
      {settingsInstead.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="md" mb="3">
            Settings that fit this stone
          </Heading>
          <CardList aria-label="Settings that fit this stone" maxW="3xl">
            {settingsInstead.map((setting) => (
              <SettingCard key={setting.id} setting={setting} to={builder.hrefOf({ setting: setting.stockNumber })} />
            ))}
          </CardList>
        </Box>
      )}
      {stones.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="md" mb="3">
            Stones that fit this setting
          </Heading>
          <CardList aria-label="Stones that fit this setting" maxW="3xl">
            {stones.map((stone) => (
              <StoneCard key={stone.id} stone={stone} to={builder.hrefOf({ diamond: stone.stockNumber })} />
            ))}
          </CardList>
        </Box>
      )}
    </>
  );
}

/**
 * Notice that the setting does not fit the stone. Shows the reason, compatible alternatives, and links that restore
 * the previously chosen parts.
 */
export default function ClashNotice({ builder, problem }: ClashNoticeProps) {
  return (
    <Stack gap="6" mb="8">
      <Alert.Root status="warning" role="alert">
        <Alert.Content>
          <Alert.Title>This stone does not fit this setting</Alert.Title>
          <Alert.Description>{problem.explanation}</Alert.Description>
          <FormerParts builder={builder} />
        </Alert.Content>
      </Alert.Root>
      <Instead builder={builder} />
    </Stack>
  );
}

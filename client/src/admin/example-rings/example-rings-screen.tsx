import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import {
  type ExampleDraftFragment,
  ExampleDraftsDocument,
  ExampleRingsDocument,
  ExampleStoneNumberDocument,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { RingExample } from '../../shared/rings/ring-example';
import { type RingStone, stoneTitle } from '../../shared/rings/ring-text';
import { ErrorState } from '../../ui/error-state';
import { formatCarats } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { attempt, failureReason, useAnnouncedFailure } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { StockPicker } from '../kit/stock-picker/stock-picker';
import { showSuccess } from '../kit/success-toast';
import { UnsavedChanges, useUnsaved } from '../kit/unsaved-changes';
import { type ExampleParts, type ExampleVersions, isOther, partNames, saveParts, storedParts } from './example-parts';

interface ExampleFormProps {
  readonly stored: ExampleParts;
  readonly versions: ExampleVersions;
  /** Description of the default stone, shown if that stone is not in stock. */
  readonly described: string;
  readonly refetch: () => Promise<unknown>;
}

/** Form that selects the parts of both example rings. Shows the drawings used on the shop pages. */
function ExampleForm({ stored, versions, described, refetch }: ExampleFormProps) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState<Partial<ExampleParts>>({});
  const [isSaving, setSaving] = useState(false);
  const parts: ExampleParts = { ...stored, ...chosen };
  const isChanged = isOther(stored, parts);
  useUnsaved(isChanged);
  const { setting, diamond, stone } = parts;
  const ringSettingNumber = setting?.stockNumber ?? null;
  const drafts = useQuery(ExampleDraftsDocument, {
    variables: {
      engagement: { ringSettingNumber, diamondNumber: diamond?.stockNumber ?? null },
      hasEngagement: setting !== null || diamond !== null,
      completed: { ringSettingNumber, genericDiamondNumber: stone?.stockNumber ?? null },
      hasCompleted: setting !== null || stone !== null,
    },
  });
  const { engagement = null, completed = null } = drafts.data ?? drafts.previousData ?? {};

  const store = (
    before: ExampleParts,
    after: ExampleParts,
    from: ExampleVersions,
    onStored: (newVersions: ExampleVersions) => void,
  ) =>
    attempt('Error saving example rings', () =>
      refetchWhenStale(async () => onStored(await saveParts(client, before, after, from)), refetch),
    );

  async function save(): Promise<void> {
    setSaving(true);
    await store(stored, parts, versions, (newVersions) => {
      setChosen({});
      const canUndo = partNames.every((name) => stored[name] !== null || parts[name] === null);
      showSuccess(
        'Example rings saved',
        canUndo ? () => void store(parts, stored, newVersions, () => undefined) : undefined,
      );
    });
    setSaving(false);
  }

  return (
    <Stack gap="8" maxW="6xl">
      <ExampleSection
        title="Engagement ring"
        draft={engagement}
        setting={engagement?.ringSetting ?? null}
        stone={engagement?.diamond ?? null}
      >
        <StockPicker
          label="Setting"
          kind="RING_SETTING"
          hint={chosenText(ringSettingNumber, engagement?.ringSetting?.name)}
          onChange={({ id, stockNumber }) => setChosen({ ...chosen, setting: { id, stockNumber } })}
        />
        <StockPicker
          label="Diamond"
          kind="DIAMOND"
          hint={chosenText(diamond?.stockNumber, titleOf(engagement?.diamond))}
          onChange={({ id, stockNumber }) => setChosen({ ...chosen, diamond: { id, stockNumber } })}
        />
      </ExampleSection>
      <ExampleSection
        title="Completed ring"
        draft={completed}
        setting={completed?.ringSetting ?? null}
        stone={completed?.genericDiamond ?? null}
      >
        <Text color="fg.muted">Uses the same setting with the default generic diamond.</Text>
        <StockPicker
          label="Default generic diamond"
          kind="GENERIC_DIAMOND"
          hint={
            stone === null
              ? `The default generic diamond is described as: ${described}. The page shows no picture of it until you choose a diamond in stock.`
              : chosenText(stone.stockNumber, titleOf(completed?.genericDiamond))
          }
          onChange={({ id, stockNumber }) => setChosen({ ...chosen, stone: { id, stockNumber } })}
        />
      </ExampleSection>
      <HStack gap="2">
        <Button
          size="sm"
          loading={isSaving}
          aria-disabled={!isChanged}
          onClick={() => (isChanged ? void save() : undefined)}
        >
          Save
        </Button>
        {isChanged && (
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setChosen({})}>
            Discard
          </Button>
        )}
        <Text color="fg.muted" role="status">
          {isChanged ? 'Unsaved changes' : ''}
        </Text>
      </HStack>
    </Stack>
  );
}

const titleOf = (stone: RingStone | null | undefined): string | null => (stone == null ? null : stoneTitle(stone));

const chosenText = (stockNumber: string | null | undefined, description: string | null | undefined): string =>
  stockNumber == null ? 'None selected' : `Selected: ${[stockNumber, description].filter(Boolean).join(', ')}`;

interface ExampleSectionProps {
  readonly title: string;
  readonly draft: ExampleDraftFragment | null;
  readonly setting: ExampleDraftFragment['ringSetting'];
  readonly stone: ExampleDraftFragment['diamond'] | ExampleDraftFragment['genericDiamond'];
  readonly children: ReactNode;
}

/** Section for one example ring: its parts, the reasons why they do not fit together, and its drawing. */
function ExampleSection({ title, draft, setting, stone, children }: ExampleSectionProps) {
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" pt="4">
      <Heading as="h2" size="md" mb="4">
        {title}
      </Heading>
      <Stack direction={{ base: 'column', lg: 'row' }} gap="8" align="flex-start">
        <Stack flex="5" width="full" gap="4">
          {children}
          <div role="status">
            {(draft?.problems ?? []).map(({ reason, explanation }) => (
              <Alert.Root key={reason} status="warning">
                <Alert.Content>
                  <Alert.Title>{title}: these do not fit together</Alert.Title>
                  <Alert.Description>{explanation}</Alert.Description>
                </Alert.Content>
              </Alert.Root>
            ))}
          </div>
        </Stack>
        <RingExample setting={setting} stone={stone} label={`Example: ${title}`} />
      </Stack>
    </Box>
  );
}

/** Screen that sets the initial parts on the engagement ring and completed ring pages. */
export default function ExampleRingsScreen() {
  const { data, error, loading, refetch } = useQuery(ExampleRingsDocument, { fetchPolicy: 'cache-and-network' });
  const { ringConfig, defaultGenericDiamond: stone } = data ?? {};
  const stoneId = stone?.id ?? null;
  const number = useQuery(ExampleStoneNumberDocument, stoneId === null ? skipToken : { variables: { id: stoneId } });
  const failed = error ?? number.error;
  useAnnouncedFailure('Error fetching example rings', failed);
  const isRead = data !== undefined && (stoneId === null || number.data !== undefined || number.error !== undefined);
  return (
    <UnsavedChanges>
      <ScreenHeading title="Example rings" />
      {isRead && ringConfig != null && stone != null ? (
        <>
          <Text color="fg.muted" mb="6" maxW="3xl">
            The engagement ring and completed ring pages start with these examples. The previews show them as they
            appear in the shop.
          </Text>
          <ExampleForm
            stored={storedParts(data, number.data?.genericDiamond?.stockNumber ?? null)}
            versions={{ config: ringConfig.version, stone: stone.version }}
            described={`${stone.shape.label} from ${formatCarats(stone.caratsFrom)} ct`}
            refetch={refetch}
          />
        </>
      ) : failed === undefined ? (
        <PageSpinner />
      ) : (
        <ErrorState
          title="Error fetching example rings"
          description={failureReason(failed)}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </UnsavedChanges>
  );
}

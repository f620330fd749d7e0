import { Box, DataList, Stack, Text } from '@chakra-ui/react';
import { drawnRing, drawnRingLabel } from '../../shared/rings/ring-measures';
import { formatPrice } from '../../ui/numbers';
import { RingDrawing } from '../../ui/ring-drawing/ring-drawing';
import { type Builder, type DraftState, type RingDraft, stoneOfDraft } from './use-ring-draft';

interface RingPanelProps {
  readonly builder: Builder;
  readonly draftState: DraftState;
  /** Engraving as typed by the user. */
  readonly engraving: string;
  /** True if the panel is next to a list. On phones, it then shows only the price. */
  readonly isBesideList: boolean;
}

/** Returns the text shown in place of a missing total. */
const noTotal = (draft: RingDraft | null): string =>
  (draft?.problems ?? []).length === 0 ? '' : 'No price: these parts cannot be combined.';

/** Panel with the current ring: drawing to scale, and price from the server. */
export function RingPanel({
  builder: { ring },
  draftState: { draft, isStale },
  engraving,
  isBesideList,
}: RingPanelProps) {
  const setting = ring.setting === null ? null : (draft?.ringSetting ?? null);
  const stone = ring.diamond === null ? null : stoneOfDraft(draft);
  const parts = { setting, stone, size: ring.size };
  const rows = [
    { label: 'Setting', price: setting?.price?.total },
    { label: 'Stone', price: stone?.price?.total },
  ].filter(({ price }) => price !== undefined);
  const total = draft?.price?.total ?? null;
  return (
    <Stack gap="4" aria-busy={isStale}>
      <Box bg="bg.subtle" p={{ base: '3', md: '4' }} hideBelow={isBesideList ? 'lg' : undefined}>
        <RingDrawing
          {...drawnRing(parts)}
          stoneColor={stone?.color ?? null}
          engraving={engraving}
          label={drawnRingLabel(parts, engraving)}
        />
      </Box>
      {rows.length > 1 && (
        <DataList.Root>
          {rows.map(({ label, price }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{formatPrice(price)}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      )}
      <Box>
        {total !== null && (
          <Text textStyle="md" color="fg.muted">
            {setting !== null && stone !== null
              ? 'Setting and stone'
              : setting !== null
                ? 'Setting only'
                : 'Stone only'}
          </Text>
        )}
        <Text
          role="status"
          aria-live="polite"
          textStyle={total === null ? 'md' : '3xl'}
          color={total === null ? 'fg.muted' : undefined}
          opacity={isStale ? 0.5 : undefined}
        >
          {total === null ? noTotal(draft) : formatPrice(total)}
        </Text>
      </Box>
    </Stack>
  );
}

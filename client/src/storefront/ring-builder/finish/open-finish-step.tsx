import { Box, Stack, Text } from '@chakra-ui/react';
import { lettersOf, MOST_LETTERS } from '../../../shared/rings/ring-address';
import { sizesText } from '../../../shared/rings/setting-text';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';
import { type RingSize, ringSizeOf, ringSizesBetween } from '../../../ui/ring-size/ring-sizes';
import { FormerParts } from '../former-parts';
import type { Builder } from '../use-builder';
import type { RingDraft } from '../use-ring-draft';
import { ChosenParts } from './chosen-parts';
import { EngravingField } from './engraving-field';
import { PartProblems } from './part-problems';
import { RingActions } from './ring-actions';
import type { TypedEngraving } from './use-engraving';

export interface FinishStepProps {
  readonly builder: Builder;
  readonly draft: RingDraft;
  readonly engraving: TypedEngraving;
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

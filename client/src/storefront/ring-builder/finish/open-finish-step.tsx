import { Alert, Box, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../session/session-context';
import { lettersOf, MOST_LETTERS } from '../../../shared/rings/ring-address';
import { sizesText } from '../../../shared/rings/ring-text';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { ButtonLink } from '../../../ui/links';
import { RingSizeField } from '../../../ui/ring-size/ring-size-field';
import { type RingSize, ringSizeOf, ringSizesBetween } from '../../../ui/ring-size/ring-sizes';
import { FormerParts } from '../former-parts';
import type { Builder, RingDraft } from '../use-ring-draft';
import { ChosenParts } from './chosen-parts';
import { RingActions } from './ring-actions';
import type { TypedEngraving } from './use-engraving';

interface PartProblemsProps {
  readonly builder: Builder;
  readonly problems: RingDraft['problems'];
}

const steps = { SETTING: 'setting', STONE: 'stone' } as const;

/** Parts that are not there, sold or held: why, and what can be chosen instead. */
function PartProblems({ builder, problems }: PartProblemsProps) {
  const isVisitor = useCurrentUser() === null;
  const location = useLocation();
  return problems.map(({ part, reason, explanation }) => {
    if (part !== 'SETTING' && part !== 'STONE') {
      return null;
    }
    const step = steps[part];
    // Traders see more of the stones than visitors.
    const maySignIn = isVisitor && part === 'STONE' && reason === 'NOT_FOUND' && builder.kind === 'engagement';
    return (
      <Alert.Root key={`${part} ${reason}`} status="warning" role="alert">
        <Alert.Content>
          <Alert.Description>{explanation}</Alert.Description>
          <HStack gap="3" mt="3" flexWrap="wrap">
            <ButtonLink to={builder.hrefOf({}, step)} size="sm" variant="outline" colorPalette="neutral">
              Choose another {step}
            </ButtonLink>
            {maySignIn && (
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

/** What is engraved inside the ring: its limit is told while typing, nothing is cut off. */
function EngravingField({ value, onChange, onLeave }: EngravingFieldProps) {
  const id = useId();
  const letters = lettersOf(value.trim());
  const surplus = letters - MOST_LETTERS;
  return (
    <Box>
      <HStack justify="space-between" mb="1">
        <chakra.label htmlFor={id} textStyle="md" fontWeight="medium">
          Engraving
        </chakra.label>
        <Text as="span" textStyle="sm" color={surplus > 0 ? 'fg.error' : 'fg.muted'} aria-hidden>
          {letters} of {MOST_LETTERS}
        </Text>
      </HStack>
      <PlainInput
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={surplus > 0 || undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <Text id={`${id}-hint`} role="status" mt="1" textStyle="sm" color={surplus > 0 ? 'fg.error' : 'fg.muted'}>
        {surplus > 0
          ? `${surplus} too many: at most ${MOST_LETTERS} letters have room inside the band.`
          : `Letters, digits and signs in one line, at most ${MOST_LETTERS}. Left empty, nothing is engraved.`}
      </Text>
    </Box>
  );
}

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

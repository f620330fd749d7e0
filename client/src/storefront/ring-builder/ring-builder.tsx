import { Box, Container, Flex, Stack, Text } from '@chakra-ui/react';
import type { RingKind } from '../../catalogue/rings/ring-address';
import { VisitorNotice } from '../../catalogue/stock/browser/visitor-notice';
import { errorText } from '../../graphql/error-text';
import { useCurrentUser } from '../../session/session-context';
import { ErrorState } from '../../ui/error-state';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { builderWords } from './builder-words';
import { SettingStep } from './choice/setting-step';
import { StoneStep } from './choice/stone-step';
import { ClashNotice } from './clash-notice';
import { FinishStep } from './finish/finish-step';
import { useEngraving } from './finish/use-engraving';
import { RingPanel } from './ring-panel';
import { StartChoice } from './start-choice';
import { StepList } from './step-list';
import { type Builder, useBuilder } from './use-builder';
import { type DraftReading, stoneOfDraft, useRingDraft } from './use-ring-draft';

interface StepProps {
  readonly builder: Builder;
  readonly reading: DraftReading;
}

/** A list to choose from. What has been chosen decides what fits: without it there is nothing to ask yet. */
function Choice({ builder, reading: { draft, isStale } }: StepProps) {
  const { ring, step } = builder;
  const stone = stoneOfDraft(draft);
  const setting = draft?.ringSetting ?? null;
  const other = step === 'setting' ? ring.diamond : ring.setting;
  if (other !== null && (draft === null || isStale)) {
    return <PageSpinner />;
  }
  const isTaken = draft?.problems.every(({ reason }) => reason !== 'SOLD_TOGETHER') ?? true;
  return step === 'setting' ? (
    <SettingStep key={stone?.id ?? 'all'} builder={builder} stone={ring.diamond !== null && isTaken ? stone : null} />
  ) : (
    <StoneStep key={setting?.id ?? 'all'} builder={builder} setting={ring.setting === null ? null : setting} />
  );
}

/** Builds a ring of either kind. All that is chosen stands in the address; prices and fit are the server's word. */
export function RingBuilder({ kind }: { readonly kind: RingKind }) {
  const builder = useBuilder(kind);
  const reading = useRingDraft(builder);
  const engraving = useEngraving(builder);
  const isVisitor = useCurrentUser() === null;
  const { title, lead } = builderWords[kind];
  const { draft, error, retry } = reading;
  const { step } = builder;
  const clash = draft?.problems.find(({ part }) => part === 'FIT');

  return (
    <Container maxW="full" py={{ base: '6', md: '8' }}>
      <Stack gap="2" mb="6">
        <PageHeading>{title}</PageHeading>
        <Text color="fg.muted" maxW="prose">
          {lead}
        </Text>
        {isVisitor && <VisitorNotice plural="stones" />}
      </Stack>
      <StepList builder={builder} draft={draft} />
      {error !== undefined && draft === null && (
        <ErrorState description={`${errorText(error)} Your ring stands in the address and is kept.`} onRetry={retry} />
      )}
      {step === 'start' && <StartChoice builder={builder} />}
      {step !== 'start' && (error === undefined || draft !== null) && (
        <Flex gap={{ base: '8', xl: '12' }} direction={{ base: 'column', lg: 'row' }} align="flex-start">
          <Box flex="1" minWidth="0" width="full" order={{ base: '2', lg: '1' }}>
            {clash !== undefined && <ClashNotice builder={builder} problem={clash} />}
            {step === 'ring' ? (
              draft === null ? (
                <PageSpinner />
              ) : (
                <FinishStep builder={builder} draft={draft} engraving={engraving} />
              )
            ) : (
              <Choice builder={builder} reading={reading} />
            )}
          </Box>
          {draft !== null && (
            <Box
              as="aside"
              aria-label="The ring so far"
              order={{ base: '1', lg: '2' }}
              flex={{ lg: '0 0 20rem', xl: step === 'ring' ? '0 0 32rem' : '0 0 22rem' }}
              width="full"
              maxW={{ base: step === 'ring' ? 'full' : 'xs', lg: 'none' }}
              position={{ lg: 'sticky' }}
              top="4"
            >
              <RingPanel builder={builder} reading={reading} engraving={engraving.typed} />
            </Box>
          )}
        </Flex>
      )}
    </Container>
  );
}

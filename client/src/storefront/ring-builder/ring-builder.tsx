import { Box, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../graphql/error-text';
import { useCurrentUser } from '../../session/session-context';
import type { RingKind } from '../../shared/rings/ring-address';
import { useShownPages } from '../../site/site';
import { ErrorState } from '../../ui/error-state';
import { partOnDemand } from '../../ui/on-demand';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import NotFoundPage from '../not-found-page';
import { builderText } from './builder-text';
import type { ChoiceProps } from './choice/choice-list';
import type { FinishStepProps } from './finish/open-finish-step';
import { useEngraving } from './finish/use-engraving';
import type { ClashNoticeProps } from './open-clash-notice';
import { RingPanel } from './ring-panel';
import { StartChoice } from './start-choice';
import { StepList } from './step-list';
import { useBuilder, useRingDraft } from './use-ring-draft';

/* Each list is loaded on demand, together with the declaration of its stock type. */
const SettingChoice = partOnDemand<ChoiceProps>(() => import('./choice/open-setting-choice'), PageSpinner);
const DiamondChoice = partOnDemand<ChoiceProps>(() => import('./choice/open-diamond-choice'), PageSpinner);
const GenericChoice = partOnDemand<ChoiceProps>(() => import('./choice/open-generic-choice'), PageSpinner);

/** List of options for the current step. */
function Choice(props: ChoiceProps) {
  const { step, kind } = props.builder;
  if (step === 'setting') {
    return <SettingChoice {...props} />;
  }
  return kind === 'engagement' ? <DiamondChoice {...props} /> : <GenericChoice {...props} />;
}

const ClashNotice = partOnDemand<ClashNoticeProps>(
  () => import('./open-clash-notice'),
  () => null,
);

/** Step with size, engraving and actions. */
const FinishStep = partOnDemand<FinishStepProps>(() => import('./finish/open-finish-step'), PageSpinner);

interface RingBuilderProps {
  readonly kind: RingKind;
}

/** Ring builder page. Administrators can open it even if it is hidden from buyers. */
export function RingBuilder({ kind }: RingBuilderProps) {
  const isPageVisible = useShownPages()?.has(builderText[kind].settingPage) ?? true;
  const isAdministrator = useCurrentUser()?.role === 'ADMINISTRATOR';
  return isPageVisible || isAdministrator ? <Builder kind={kind} /> : <NotFoundPage />;
}

/** Content of the ring builder. The URL stores the choices; the server calculates prices and compatibility. */
function Builder({ kind }: RingBuilderProps) {
  const builder = useBuilder(kind);
  const draftState = useRingDraft(builder);
  const engraving = useEngraving(builder);
  const { title, lead } = builderText[kind];
  const { draft, error, retry } = draftState;
  const { step } = builder;
  const clash = draft?.problems.find(({ part }) => part === 'FIT');

  return (
    <Container py={{ base: '6', md: '8' }}>
      <Stack gap="2" mb="6">
        <PageHeading>{title}</PageHeading>
        <Text color="fg.muted" maxW="prose">
          {lead}
        </Text>
      </Stack>
      <StepList builder={builder} draft={draft} />
      {error !== undefined && draft === null && (
        <ErrorState
          description={`${errorText(error)} Your choices are saved in the URL of this page.`}
          onRetry={retry}
        />
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
              <Choice builder={builder} draftState={draftState} />
            )}
          </Box>
          {draft !== null && (
            <Box
              as="aside"
              aria-label="Your ring so far"
              order={{ base: '1', lg: '2' }}
              flex={{ lg: '0 0 20rem', xl: step === 'ring' ? '0 0 32rem' : '0 0 22rem' }}
              width="full"
              position={{ lg: 'sticky' }}
              top="4"
            >
              <RingPanel
                builder={builder}
                draftState={draftState}
                engraving={engraving.typed}
                isBesideList={step !== 'ring'}
              />
            </Box>
          )}
        </Flex>
      )}
    </Container>
  );
}

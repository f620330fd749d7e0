import { Box } from '@chakra-ui/react';
import { VisitorNotice } from '../../../catalogue/stock/browser/visitor-notice';
import { useCurrentUser } from '../../../session/session-context';
import { PageSpinner } from '../../../ui/page-spinner';
import type { Builder } from '../use-builder';
import { type DraftReading, stoneOfDraft } from '../use-ring-draft';
import { SettingStep } from './setting-step';
import { StoneStep } from './stone-step';

export interface ChoiceProps {
  readonly builder: Builder;
  readonly reading: DraftReading;
}

/** A list to choose from. What has been chosen decides what fits: without it there is nothing to ask yet. */
export default function Choice({ builder, reading: { draft, isStale } }: ChoiceProps) {
  const isVisitor = useCurrentUser() === null && builder.kind === 'engagement' && builder.step === 'stone';
  const { ring, step } = builder;
  const stone = stoneOfDraft(draft);
  const setting = draft?.ringSetting ?? null;
  const other = step === 'setting' ? ring.diamond : ring.setting;
  if (other !== null && (draft === null || isStale)) {
    return <PageSpinner />;
  }
  const isTaken = draft?.problems.every(({ reason }) => reason !== 'SOLD_TOGETHER') ?? true;
  const chosen =
    step === 'setting' ? (
      <SettingStep key={stone?.id ?? 'all'} builder={builder} stone={ring.diamond !== null && isTaken ? stone : null} />
    ) : (
      <StoneStep key={setting?.id ?? 'all'} builder={builder} setting={ring.setting === null ? null : setting} />
    );
  return (
    <>
      {isVisitor && (
        <Box mb="6">
          <VisitorNotice plural="stones" />
        </Box>
      )}
      {chosen}
    </>
  );
}

import { PageSpinner } from '../../../ui/page-spinner';
import { stoneOfDraft } from '../use-ring-draft';
import { type ChoiceProps, isAwaited } from './choice-props';
import { SettingStep } from './setting-step';

/** Settings to choose from. */
export default function OpenSettingChoice({ builder, reading }: ChoiceProps) {
  const { diamond } = builder.ring;
  if (isAwaited(diamond, reading)) {
    return <PageSpinner />;
  }
  const stone = stoneOfDraft(reading.draft);
  const isTaken = reading.draft?.problems.every(({ reason }) => reason !== 'SOLD_TOGETHER') ?? true;
  return <SettingStep key={stone?.id ?? 'all'} builder={builder} stone={diamond !== null && isTaken ? stone : null} />;
}

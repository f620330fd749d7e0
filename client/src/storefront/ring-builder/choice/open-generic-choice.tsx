import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import { PageSpinner } from '../../../ui/page-spinner';
import type { Builder } from '../use-builder';
import { type ChoiceProps, isAwaited } from './choice-props';
import { StoneStep } from './stone-step';
import { UnfitGenericDiamonds } from './unfit/unfit-generic-diamonds';
import { useGenericChoice } from './use-generic-choice';
import { useStockViewer } from './use-stock-viewer';

interface GenericDiamondsProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
}

function GenericDiamonds({ builder, setting }: GenericDiamondsProps) {
  const declaration = useGenericChoice(useStockViewer(), setting?.id ?? null);
  return <StoneStep builder={builder} setting={setting} declaration={declaration} Unfit={UnfitGenericDiamonds} />;
}

/** Stones by their grades to choose from, for a completed ring. */
export default function OpenGenericChoice({ builder, reading }: ChoiceProps) {
  const chosen = builder.ring.setting;
  if (isAwaited(chosen, reading)) {
    return <PageSpinner />;
  }
  const setting = chosen === null ? null : (reading.draft?.ringSetting ?? null);
  return <GenericDiamonds key={setting?.id ?? 'all'} builder={builder} setting={setting} />;
}

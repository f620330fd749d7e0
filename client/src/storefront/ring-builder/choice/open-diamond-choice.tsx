import { Box } from '@chakra-ui/react';
import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import { VisitorNotice } from '../../../shared/stock-lists/browser/visitor-notice';
import { PageSpinner } from '../../../ui/page-spinner';
import type { Builder } from '../use-builder';
import { type ChoiceProps, isAwaited } from './choice-props';
import { StoneStep } from './stone-step';
import { UnfitDiamonds } from './unfit/unfit-diamonds';
import { useDiamondChoice } from './use-diamond-choice';
import { useStockViewer } from './use-stock-viewer';

interface DiamondsProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
}

function Diamonds({ builder, setting }: DiamondsProps) {
  const declaration = useDiamondChoice(useStockViewer(), setting?.id ?? null);
  return <StoneStep builder={builder} setting={setting} declaration={declaration} Unfit={UnfitDiamonds} />;
}

/** Diamonds to choose from, for an engagement ring. */
export default function OpenDiamondChoice({ builder, reading }: ChoiceProps) {
  const isVisitor = useStockViewer() === 'everybody';
  const chosen = builder.ring.setting;
  if (isAwaited(chosen, reading)) {
    return <PageSpinner />;
  }
  const setting = chosen === null ? null : (reading.draft?.ringSetting ?? null);
  return (
    <>
      {isVisitor && (
        <Box mb="6">
          <VisitorNotice plural="stones" />
        </Box>
      )}
      <Diamonds key={setting?.id ?? 'all'} builder={builder} setting={setting} />
    </>
  );
}

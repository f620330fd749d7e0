import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { useList } from '../../../table/list/use-list';
import { ButtonLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { StoneCard } from '../parts/stone-card';
import type { Builder } from '../use-builder';
import type { DraftStone } from '../use-ring-draft';
import { ChoiceList } from './choice-list';
import { useDiamondChoice, useGenericChoice } from './part-lists';
import { UnfitStones } from './unfit-stones';
import { useStockViewer } from './use-stock-viewer';

interface StoneStepProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
}

interface StonesProps<Row extends DraftStone, Sort extends string> extends StoneStepProps {
  readonly declaration: ListDeclaration<Row, Sort>;
}

function Stones<Row extends DraftStone, Sort extends string>({
  builder,
  setting,
  declaration,
}: StonesProps<Row, Sort>) {
  const list = useList(declaration);
  return (
    <ChoiceList
      list={list}
      card={(stone) => (
        <StoneCard
          key={stone.id}
          stone={stone}
          to={builder.hrefOf({ diamond: stone.stockNumber })}
          isChosen={stone.stockNumber === builder.ring.diamond}
        />
      )}
      none={
        setting === null ? (
          <NothingHere title="No stones yet" description="Our stock changes every day. Ask us for what you need." />
        ) : (
          <NothingHere
            title={`No stone fits ${setting.name} at the moment`}
            description="Choose another setting, or ask us: our stock changes every day."
          >
            <ButtonLink to={builder.hrefOf({}, 'setting')}>Choose another setting</ButtonLink>
          </NothingHere>
        )
      }
    />
  );
}

function Diamonds(props: StoneStepProps) {
  return <Stones {...props} declaration={useDiamondChoice(useStockViewer(), props.setting?.id ?? null)} />;
}

function GenericDiamonds(props: StoneStepProps) {
  return <Stones {...props} declaration={useGenericChoice(useStockViewer(), props.setting?.id ?? null)} />;
}

/** Stones of which one is chosen: those that the setting takes, and why the others do not fit. */
export function StoneStep(props: StoneStepProps) {
  const { builder, setting } = props;
  return (
    <>
      {builder.kind === 'engagement' ? <Diamonds {...props} /> : <GenericDiamonds {...props} />}
      {setting !== null && <UnfitStones key={setting.id} builder={builder} setting={setting} />}
    </>
  );
}

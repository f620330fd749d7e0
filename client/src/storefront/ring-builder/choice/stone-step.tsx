import type { ComponentType } from 'react';
import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { StoneCard } from '../parts/stone-card';
import type { Builder, DraftStone } from '../use-ring-draft';
import { ChoiceList } from './choice-list';

/** Props for the list below the choice, which shows the stones that do not fit. */
export interface UnfitStonesProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment;
}

interface StoneStepProps<Row extends DraftStone, Sort extends string> {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
  readonly declaration: ListDeclaration<Row, Sort>;
  readonly Unfit: ComponentType<UnfitStonesProps>;
}

/** Lists the stones that fit the setting, and the reasons why others do not. */
export function StoneStep<Row extends DraftStone, Sort extends string>({
  builder,
  setting,
  declaration,
  Unfit,
}: StoneStepProps<Row, Sort>) {
  const list = useList(declaration);
  return (
    <>
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
        emptyMessage={
          setting === null ? (
            <EmptyMessage
              title="No stones available"
              description="Our stock changes every day. Ask us for what you need."
            />
          ) : (
            <EmptyMessage
              title={`No stone fits ${setting.name} at the moment`}
              description="Choose another setting, or ask us: our stock changes every day."
            >
              <ButtonLink to={builder.hrefOf({}, 'setting')}>Choose another setting</ButtonLink>
            </EmptyMessage>
          )
        }
      />
      {setting !== null && <Unfit key={setting.id} builder={builder} setting={setting} />}
    </>
  );
}

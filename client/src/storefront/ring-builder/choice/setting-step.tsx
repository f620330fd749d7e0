import { stoneInput, stoneInWords } from '../../../shared/rings/stone-text';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { SettingCard } from '../parts/setting-card';
import type { Builder } from '../use-builder';
import type { DraftStone } from '../use-ring-draft';
import { ChoiceList } from './choice-list';
import { UnfitSettings } from './unfit/unfit-settings';
import { useSettingList } from './use-setting-list';
import { useStockViewer } from './use-stock-viewer';

interface SettingStepProps {
  readonly builder: Builder;
  /** The chosen stone, where one is chosen that a ring can take. */
  readonly stone: DraftStone | null;
}

/** Settings of which one is chosen: those that take the stone, and why the others do not. */
export function SettingStep({ builder, stone }: SettingStepProps) {
  const list = useList(useSettingList(builder.kind, useStockViewer(), stone === null ? null : stoneInput(stone)));
  return (
    <>
      <ChoiceList
        list={list}
        card={(setting) => (
          <SettingCard
            key={setting.id}
            setting={setting}
            to={builder.hrefOf({ setting: setting.stockNumber })}
            isChosen={setting.stockNumber === builder.ring.setting}
          />
        )}
        none={
          stone === null ? (
            <EmptyMessage
              title="No settings yet"
              description="Ask us for what you need: every setting is made to order."
            />
          ) : (
            <EmptyMessage
              title={`No setting takes ${stoneInWords(stone)}`}
              description="Choose another stone, or ask us: settings are made to order."
            >
              <ButtonLink to={builder.hrefOf({}, 'stone')}>Choose another stone</ButtonLink>
            </EmptyMessage>
          )
        }
      />
      {stone !== null && <UnfitSettings key={stone.id} builder={builder} stone={stone} />}
    </>
  );
}

import type { RingStoneInput } from '../../../../graphql/generated/graphql';
import { useUnfitSettingCountsQuery, useUnfitSettingsQuery } from '../../../../graphql/generated/hooks';
import { stoneInput, stoneInWords } from '../../../../shared/rings/stone-text';
import { SettingCard } from '../../parts/setting-card';
import type { Builder } from '../../use-builder';
import type { DraftStone } from '../../use-ring-draft';
import { UnfitGroups } from './unfit-groups';
import { UnfitNotice } from './unfit-notice';
import { unfitPage } from './unfit-page';

function Groups({ builder, stone }: { readonly builder: Builder; readonly stone: RingStoneInput }) {
  const { data, error, refetch } = useUnfitSettingsQuery({ variables: { stone, page: unfitPage } });
  return (
    <UnfitGroups
      groups={data?.groups}
      error={error}
      onRetry={() => void refetch()}
      card={(setting) => (
        <SettingCard
          key={setting.id}
          setting={setting}
          to={builder.hrefOf({ setting: setting.stockNumber })}
          reason="Does not fit the stone"
        />
      )}
    />
  );
}

interface UnfitSettingsProps {
  readonly builder: Builder;
  readonly stone: DraftStone;
}

/** Settings that do not take the chosen stone. */
export function UnfitSettings({ builder, stone }: UnfitSettingsProps) {
  const named = stoneInput(stone);
  const { data } = useUnfitSettingCountsQuery({ variables: { stone: named } });
  const what = stoneInWords(stone);
  return (
    <UnfitNotice
      counts={data?.groups ?? []}
      words={{
        noun: 'setting',
        plural: 'settings',
        predicate: { one: `does not take ${what}`, many: `do not take ${what}` },
      }}
    >
      <Groups builder={builder} stone={named} />
    </UnfitNotice>
  );
}

import { useUnfitDiamondCountsQuery, useUnfitDiamondsQuery } from '../../../../graphql/generated/hooks';
import { StoneCard } from '../../parts/stone-card';
import type { StonesBesideProps } from '../stone-step';
import { UnfitGroups } from './unfit-groups';
import { UnfitNotice } from './unfit-notice';
import { stonesThatFit, unfitPage } from './unfit-page';

function Groups({ builder, setting }: StonesBesideProps) {
  const { data, error, refetch } = useUnfitDiamondsQuery({ variables: { ringSettingId: setting.id, page: unfitPage } });
  return (
    <UnfitGroups
      groups={data?.groups && [...data.groups, ...(data.gone ? [{ reason: 'GONE', page: data.gone } as const] : [])]}
      error={error}
      onRetry={() => void refetch()}
      card={(stone, reason) => (
        <StoneCard
          key={stone.id}
          stone={stone}
          to={builder.hrefOf({ diamond: stone.stockNumber })}
          reason={reason === 'GONE' ? undefined : 'Does not fit the setting'}
        />
      )}
    />
  );
}

/** Diamonds that the chosen setting does not take, and those that somebody else has. */
export function UnfitDiamonds(props: StonesBesideProps) {
  const { id, name } = props.setting;
  const { data } = useUnfitDiamondCountsQuery({ variables: { ringSettingId: id } });
  return (
    <UnfitNotice counts={data?.groups ?? []} gone={data?.gone?.total ?? 0} words={stonesThatFit(name)}>
      <Groups {...props} />
    </UnfitNotice>
  );
}

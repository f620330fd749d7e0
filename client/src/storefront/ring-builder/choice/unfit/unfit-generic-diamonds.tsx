import { useUnfitGenericDiamondCountsQuery, useUnfitGenericDiamondsQuery } from '../../../../graphql/generated/hooks';
import { StoneCard } from '../../parts/stone-card';
import type { StonesBesideProps } from '../stone-step';
import { UnfitGroups } from './unfit-groups';
import { UnfitNotice } from './unfit-notice';
import { stonesThatFit, unfitPage } from './unfit-page';

function Groups({ builder, setting }: StonesBesideProps) {
  const { data, error, refetch } = useUnfitGenericDiamondsQuery({
    variables: { ringSettingId: setting.id, page: unfitPage },
  });
  return (
    <UnfitGroups
      groups={data?.groups}
      error={error}
      onRetry={() => void refetch()}
      card={(stone) => (
        <StoneCard
          key={stone.id}
          stone={stone}
          to={builder.hrefOf({ diamond: stone.stockNumber })}
          reason="Does not fit the setting"
        />
      )}
    />
  );
}

/** Generic diamonds that the chosen setting does not take. */
export function UnfitGenericDiamonds(props: StonesBesideProps) {
  const { id, name } = props.setting;
  const { data } = useUnfitGenericDiamondCountsQuery({ variables: { ringSettingId: id } });
  return (
    <UnfitNotice counts={data?.groups ?? []} words={stonesThatFit(name)}>
      <Groups {...props} />
    </UnfitNotice>
  );
}

import { skipToken } from '@apollo/client/react';
import type { RingSettingRowFragment } from '../../../graphql/generated/graphql';
import {
  useUnfitDiamondCountsQuery,
  useUnfitDiamondsQuery,
  useUnfitGenericDiamondCountsQuery,
  useUnfitGenericDiamondsQuery,
} from '../../../graphql/generated/hooks';
import { StoneCard } from '../parts/stone-card';
import type { Builder } from '../use-builder';
import type { DraftStone } from '../use-ring-draft';
import { UnfitGroups } from './unfit-groups';
import { UnfitNotice } from './unfit-notice';

/** So many of each reason are shown. */
const page = { index: 0, size: 12 };

interface UnfitStonesProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment;
}

function Groups({ builder, setting }: UnfitStonesProps) {
  const isGeneric = builder.kind === 'completed';
  const variables = { ringSettingId: setting.id, page };
  const diamonds = useUnfitDiamondsQuery(isGeneric ? skipToken : { variables });
  const generics = useUnfitGenericDiamondsQuery(isGeneric ? { variables } : skipToken);
  const { groups, gone } = diamonds.data ?? {};
  return (
    <UnfitGroups<DraftStone>
      groups={
        isGeneric
          ? generics.data?.groups
          : groups && [...groups, ...(gone ? [{ reason: 'GONE', page: gone } as const] : [])]
      }
      error={diamonds.error ?? generics.error}
      onRetry={() => void (isGeneric ? generics : diamonds).refetch()}
      card={(stone, reason) => (
        <StoneCard
          key={stone.id}
          stone={stone}
          to={builder.hrefOf({ diamond: stone.stockNumber })}
          reason={reason === 'GONE' ? 'Fits, but cannot be had now' : 'Does not fit the setting'}
        />
      )}
    />
  );
}

/** Stones that the chosen setting does not take, and those that somebody else has. */
export function UnfitStones({ builder, setting }: UnfitStonesProps) {
  const isGeneric = builder.kind === 'completed';
  const variables = { ringSettingId: setting.id };
  const diamonds = useUnfitDiamondCountsQuery(isGeneric ? skipToken : { variables });
  const generics = useUnfitGenericDiamondCountsQuery(isGeneric ? { variables } : skipToken);
  return (
    <UnfitNotice
      counts={(isGeneric ? generics : diamonds).data?.groups ?? []}
      gone={diamonds.data?.gone?.total ?? 0}
      words={{
        noun: 'stone',
        plural: 'stones',
        predicate: { one: `does not fit ${setting.name}`, many: `do not fit ${setting.name}` },
      }}
    >
      <Groups builder={builder} setting={setting} />
    </UnfitNotice>
  );
}

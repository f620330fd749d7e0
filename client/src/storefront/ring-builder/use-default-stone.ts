import { skipToken } from '@apollo/client/react';
import type { GenericDiamondRowFragment } from '../../graphql/generated/graphql';
import { useDefaultStoneQuery, useGenericStoneQuery } from '../../graphql/generated/hooks';

/** The stone that completed rings are shown with, where it is one of the stock that can be chosen. */
export function useDefaultStone(isWanted: boolean): GenericDiamondRowFragment | null {
  const { data } = useDefaultStoneQuery(isWanted ? {} : skipToken);
  const id = data?.defaultGenericDiamond?.id ?? null;
  const stone = useGenericStoneQuery(id === null ? skipToken : { variables: { id } });
  return stone.data?.genericDiamond ?? null;
}

import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import {
  DiamondFacetsDocument,
  DiamondListDocument,
  DiamondNumbersDocument,
  type DiamondRowFragment,
  type DiamondSortField,
  type RingSettingRowFragment,
  UnfitDiamondCountsDocument,
  UnfitDiamondsDocument,
} from '../../../graphql/generated/graphql';
import { diamond } from '../../../graphql/generated/stock/diamond';
import { diamondShopPages } from '../../../graphql/generated/stock/shop-pages';
import { VisitorNotice } from '../../../shared/stock-lists/browser/visitor-notice';
import { numberSource } from '../../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../../shared/stock-lists/stock-list';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { PageSpinner } from '../../../ui/page-spinner';
import { builderText } from '../builder-text';
import { StoneCard } from '../parts/stone-card';
import type { Builder } from '../use-ring-draft';
import { type ChoiceProps, isLoadingPart, partName, useStockViewer } from './choice-list';
import { StoneStep, type UnfitStonesProps } from './stone-step';
import { stonesThatFit, unfitPage } from './unfit/misfit-text';
import { UnfitGroups, UnfitNotice } from './unfit/unfit-groups';

const diamonds = stockSource(diamond, {
  page: DiamondListDocument,
  pageOf: (data) => data.diamonds,
  facets: DiamondFacetsDocument,
  facetsOf: (data) => data.diamonds?.facets,
});
const diamondNumbers = numberSource(diamond, DiamondNumbersDocument, (data) => data.diamonds?.items);

/**
 * Filters of the page for single stones. If a setting has been chosen, `fitsRingSettingId` already excludes other
 * stones.
 */
const {
  'engagement-rings': { filter: offered },
} = diamondShopPages;
const { isSingle: _, ...offeredParts } = offered;

/** Returns the list of single stones: all of them, or only those that fit the setting. */
function useDiamondChoice(
  viewer: StockViewer,
  ringSettingId: string | null,
): ListDeclaration<DiamondRowFragment, DiamondSortField> {
  return useMemo(
    () =>
      stockList<DiamondRowFragment, DiamondSortField>({
        pageId: builderText.engagement.stonePage,
        stock: diamond,
        viewer,
        noun: 'stone',
        plural: 'stones',
        source: diamonds,
        numbers: diamondNumbers,
        rowName: partName,
        scope: ringSettingId === null ? offered : { ...offeredParts, fitsRingSettingId: ringSettingId },
      }),
    [viewer, ringSettingId],
  );
}

function Groups({ builder, setting }: UnfitStonesProps) {
  const { data, error, refetch } = useQuery(UnfitDiamondsDocument, {
    variables: { ringSettingId: setting.id, page: unfitPage },
  });
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

/** Diamonds that do not fit the chosen setting, and compatible diamonds that are not available. */
function UnfitDiamonds(props: UnfitStonesProps) {
  const { id, name } = props.setting;
  const { data } = useQuery(UnfitDiamondCountsDocument, { variables: { ringSettingId: id } });
  return (
    <UnfitNotice counts={data?.groups ?? []} unavailableCount={data?.gone?.total ?? 0} wording={stonesThatFit(name)}>
      <Groups {...props} />
    </UnfitNotice>
  );
}

interface DiamondsProps {
  readonly builder: Builder;
  readonly setting: RingSettingRowFragment | null;
}

function Diamonds({ builder, setting }: DiamondsProps) {
  const declaration = useDiamondChoice(useStockViewer(), setting?.id ?? null);
  return <StoneStep builder={builder} setting={setting} declaration={declaration} Unfit={UnfitDiamonds} />;
}

/** Step for choosing the diamond of an engagement ring. */
export default function OpenDiamondChoice({ builder, draftState }: ChoiceProps) {
  const isVisitor = useStockViewer() === 'everybody';
  const chosen = builder.ring.setting;
  if (isLoadingPart(chosen, draftState)) {
    return <PageSpinner />;
  }
  const setting = chosen === null ? null : (draftState.draft?.ringSetting ?? null);
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

import { invalid } from '../../../../kernel/errors/errors.ts';
import { OptionalObject } from '../../../../kernel/input/field-rules.ts';
import { mostSorts, OptionalObjects } from '../../../../kernel/input/list-rules.ts';
import { deepestRow, PageInput } from '../../../../kernel/input/page.ts';
import { anyone } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../../accounts/index.ts';
import { DiamondFilter } from './diamond-filter.input.ts';
import { DiamondList } from './diamond-list.ts';
import { DiamondSort } from './diamond-sort.ts';

/** A question for stones. */
class ListDiamondsInput {
  @OptionalObject(() => DiamondFilter)
  filter?: DiamondFilter | null | undefined;

  @OptionalObjects(() => DiamondSort, mostSorts)
  sort?: DiamondSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** The stones that the caller may see, at his price: a page of them, how many there are, and how they divide. */
export const listDiamonds = query(anyone, ListDiamondsInput, async (ctx, { filter, sort, page }) => {
  const { index, size } = page ?? new PageInput();
  if (index * size > deepestRow) throw invalid('page.index', `times size must be at most ${deepestRow}`);
  return new DiamondList(ctx, await viewerOf(ctx), {
    filter: filter ?? new DiamondFilter(),
    sort: sort ?? [],
    page: { index, size },
  });
});

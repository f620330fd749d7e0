import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import type { RunLine } from '../run-state';

/** The desk with the file of a run. */
export function deskHref({ id, kind }: Pick<RunLine, 'id' | 'kind'>): string {
  const path = stockIndex.find((type) => type.kind === kind)?.path ?? '';
  return `/admin/import?stock=${path}&run=${id}`;
}

import { etagOf } from '../../../kernel/transport/etag.ts';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** A page with its filters and their options. */
interface PageContent extends Versioned {
  readonly filters: readonly (Versioned & { readonly options: readonly Versioned[] })[];
}

/** Stands for a page with its filters and their options as a caller sees them: another one after each of their changes. */
export const contentTag = ({ id, version, filters }: PageContent): string =>
  etagOf(
    id,
    version,
    ...filters.flatMap((filter) => [
      filter.id,
      filter.version,
      ...filter.options.flatMap((option) => [-option.id, option.version]),
    ]),
  );

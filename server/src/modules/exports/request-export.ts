import { invalid } from '../../kernel/errors/errors.ts';
import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, RequiredFlag, RequiredObject } from '../../kernel/input/field-rules.ts';
import { IsOptional } from '../../kernel/input/rules.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { maxXlsxRows } from '../../platform/spreadsheets/spreadsheets.ts';
import { signedLinkClaimsOf } from '../api-keys/index.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';
import type { StockType } from '../stock/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { ExportChoiceInput, ForCustomer, OwnLayout } from './export-choice.input.ts';
import { ExportedList, type ListQuery, resolveListInput } from './exported-list.input.ts';
import { ExportFormat, fileNameOn } from './files/export-table.ts';
import type { ExportNote } from './files/profile-layout.ts';
import { checkRights, type ExportRequest, prepareExport, readerOf } from './prepare-export.ts';

@InputType({ description: 'Input for `exportStock`.' })
export class ExportStockInput extends ExportChoiceInput {
  @Field(() => StockKind, { description: 'Stock type to export.' })
  @IsStockKind()
  kind!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to export only active items. Default: false.',
  })
  @RequiredFlag()
  @IsOptional()
  activeOnly?: boolean | null;

  @Field(() => ExportedList, {
    nullable: true,
    description:
      'List of the same stock type whose rows are exported, in the order of the list. If omitted, all stock of the type.',
  })
  @OptionalObject(() => ExportedList)
  list?: ExportedList | null;

  @ForCustomer()
  forUserId?: number | null;
}

@InputType({ description: 'Input for `exportList`.' })
export class ExportListInput extends ExportChoiceInput {
  @Field(() => ExportedList, { description: 'List to export.' })
  @RequiredObject(() => ExportedList)
  list!: ExportedList;

  @ForCustomer()
  forUserId?: number | null;
}

/** Exported file that can be downloaded from a URL. */
export interface OfferedExport {
  readonly fileName: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly notes: readonly ExportNote[];
}

/** Prefix of the file name in download tokens for exports. It is followed by the stock type. */
export const exportPrefix = 'stock:';

/**
 * Signs a download URL for an export. By default, it is valid for five minutes, and only while the caller may read
 * the file.
 */
export function signExport(
  ctx: RequestContext,
  type: StockType,
  request: ExportRequest,
  lifetimeSeconds?: number,
): { url: string; expiresAt: Date } {
  const claims = {
    ...signedLinkClaimsOf(ctx),
    file: `${exportPrefix}${type.name}`,
    activeOnly: request.activeOnly,
    question: JSON.stringify(request),
  };
  const { token, expiresAt } = ctx.services.downloadTokens.sign(claims, lifetimeSeconds);
  return { url: `/exports?token=${token}`, expiresAt };
}

async function offer(ctx: RequestContext, type: StockType, request: ExportRequest): Promise<OfferedExport> {
  const { format } = request;
  checkRights(ctx, request);
  const { notes, count } = await prepareExport(await readerOf(ctx), type, request);
  if (format === ExportFormat.XLSX && (await count()) > maxXlsxRows) throw tooManyRowsError();
  return { fileName: fileNameOn(new Date(), type.name, format), ...signExport(ctx, type, request), notes };
}

const tooManyRowsError = () =>
  invalid('format', `cannot be XLSX, because a workbook has at most ${maxXlsxRows} rows: use CSV or export fewer rows`);

const choiceOf = ({ format, layout, forUserId }: ExportChoiceInput & Pick<ExportListInput, 'forUserId'>) => ({
  format: format ?? ExportFormat.CSV,
  layout: layout ?? null,
  forUserId: forUserId ?? null,
});

/** Returns a download URL for all stock of a type, or for the rows of a list. */
export const requestStockExport = query(
  administrator,
  ExportStockInput,
  async (ctx, { kind, activeOnly, list, ...choice }) => {
    const query = list ? resolveListInput(list) : null;
    if (query && query.type.name !== kind) throw invalid(query.path, 'must be a list of the exported stock type');
    const { layout, forUserId, format } = choiceOf(choice);
    // Customers can see only active items, and may not filter by `isActive`.
    const isNarrowed = activeOnly === true && forUserId === null;
    return offer(ctx, stockModuleOf(kind).type, {
      ...{ format, forUserId, activeOnly: isNarrowed },
      layout: layout ?? { own: OwnLayout.FACET },
      list: query && isNarrowed ? activeItemsOnly(query.question) : (query?.question ?? null),
    });
  },
);

const activeItemsOnly = ({ filter, sort }: ListQuery): ListQuery => ({ filter: { ...filter, isActive: true }, sort });

/**
 * Returns a download URL for a list with the columns that the caller may read, at the caller's prices. Throws
 * FORBIDDEN if the query uses fields that the caller may not read.
 */
export const requestListExport = query(
  withScope(signedIn, 'STOCK_READ'),
  ExportListInput,
  async (ctx, { list, ...choice }) => {
    const { type, question } = resolveListInput(list);
    await ctx.services.rateLimits.consume('exportList', {
      ip: ctx.request.ip,
      email: `user ${(ctx.observer ?? actorOf(ctx)).id}`,
    });
    return offer(ctx, type, { ...choiceOf(choice), list: question, activeOnly: false });
  },
);

import { invalid } from '../../kernel/errors/errors.ts';
import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, RequiredFlag, RequiredObject } from '../../kernel/input/field-rules.ts';
import { IsOptional } from '../../kernel/input/rules.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { mostXlsxRows } from '../../platform/spreadsheets/spreadsheets.ts';
import { askerOf } from '../api-keys/index.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';
import type { StockType } from '../stock/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { ExportChoiceInput, ForCustomer, OwnLayout } from './export-choice.input.ts';
import { askedList, ExportedList, type ListQuestion } from './exported-list.input.ts';
import { ExportFormat, fileNameOn } from './files/export-table.ts';
import type { ExportNote } from './files/profile-layout.ts';
import { checkRights, type ExportRequest, prepareExport, readerOf } from './prepare-export.ts';

@InputType({ description: 'Input of exportStock.' })
export class ExportStockInput extends ExportChoiceInput {
  @Field(() => StockKind, { description: 'The type of stock to export.' })
  @IsStockKind()
  kind!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leave out what is off the lists. By default the file has all.',
  })
  @RequiredFlag()
  @IsOptional()
  activeOnly?: boolean | null;

  @Field(() => ExportedList, {
    nullable: true,
    description: 'Only what this list of the same type gives, in its order. Left out: all of the type.',
  })
  @OptionalObject(() => ExportedList)
  list?: ExportedList | null;

  @ForCustomer()
  forUserId?: number | null;
}

@InputType({ description: 'Input of exportList.' })
export class ExportListInput extends ExportChoiceInput {
  @Field(() => ExportedList, { description: 'The list to export, as its page asks for it.' })
  @RequiredObject(() => ExportedList)
  list!: ExportedList;

  @ForCustomer()
  forUserId?: number | null;
}

/** Where a file can be fetched, and until when. */
export interface OfferedExport {
  readonly fileName: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly notes: readonly ExportNote[];
}

/** Begins the names of exports among signed files; the type of stock follows. */
export const exportPrefix = 'stock:';

/** Signs an address under which the caller gets a file, if they may still have it then: for five minutes unless told otherwise. */
export function signExport(
  ctx: RequestContext,
  type: StockType,
  request: ExportRequest,
  lifetimeSeconds?: number,
): { url: string; expiresAt: Date } {
  const claims = {
    ...askerOf(ctx),
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
  if (format === ExportFormat.XLSX && (await count()) > mostXlsxRows) throw tooManyRows();
  return { fileName: fileNameOn(new Date(), type.name, format), ...signExport(ctx, type, request), notes };
}

const tooManyRows = () =>
  invalid('format', `cannot be XLSX: a workbook takes ${mostXlsxRows} rows, ask for CSV or for less`);

const choiceOf = ({ format, layout, forUserId }: ExportChoiceInput & Pick<ExportListInput, 'forUserId'>) => ({
  format: format ?? ExportFormat.CSV,
  layout: layout ?? null,
  forUserId: forUserId ?? null,
});

/** Offers all stock of a type, or what a list gives, in a layout of files. */
export const offerExport = query(
  administrator,
  ExportStockInput,
  async (ctx, { kind, activeOnly, list, ...choice }) => {
    const asked = list ? askedList(list) : null;
    if (asked && asked.type.name !== kind) throw invalid(asked.path, 'is a list of another type of stock');
    const { layout, forUserId, format } = choiceOf(choice);
    // Of what a customer sees all is on the lists, and they may not ask for that.
    const isNarrowed = activeOnly === true && forUserId === null;
    return offer(ctx, stockModuleOf(kind).type, {
      ...{ format, forUserId, activeOnly: isNarrowed },
      layout: layout ?? { own: OwnLayout.FACET },
      list: asked && isNarrowed ? onTheLists(asked.question) : (asked?.question ?? null),
    });
  },
);

const onTheLists = ({ filter, sort }: ListQuestion): ListQuestion => ({ filter: { ...filter, isActive: true }, sort });

/**
 * Offers a list: with the columns that the caller may read, at their own prices. Throws FORBIDDEN where the list is asked
 * about something that they may not read.
 */
export const offerList = query(withScope(signedIn, 'STOCK_READ'), ExportListInput, async (ctx, { list, ...choice }) => {
  const { type, question } = askedList(list);
  await ctx.services.rateLimits.consume('exportList', {
    ip: ctx.request.ip,
    email: `user ${(ctx.observer ?? actorOf(ctx)).id}`,
  });
  return offer(ctx, type, { ...choiceOf(choice), list: question, activeOnly: false });
});

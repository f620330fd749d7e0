import type { Request, Response } from 'express';
import { readInput } from '../kernel/input/input.ts';
import type { Listing } from '../kernel/input/page.ts';
import { IsInt, IsOptional, Max, Min } from '../kernel/input/rules.ts';
import { isNamed } from '../kernel/transport/etag.ts';
import type { Reading } from '../kernel/transport/route.ts';
import { type RequestContext, UserRole } from '../kernel/use-cases/context.ts';
import { budgetHeaders } from '../kernel/use-cases/cost-budget.ts';
import type { BufferedResponses } from '../platform/buffered-responses/buffered-responses.ts';
import { fromReplica } from '../platform/database/replicas/read-routing.ts';
import { sendText } from './send-text.ts';

/** Costs of a REST list. The budget is shared with GraphQL, but rows are cheaper here. */
const unchanged = 1;
const pageOf = (size: number): number => 4 + Math.ceil(size / 10);
const thousandRows = 20;

/** Charges a caller's budget for one list. Administrators are not charged. */
interface ListBill {
  /** Charges for the request, even if the response status is 304. */
  request(): void;
  page(size: number): void;
  /** Charges for the first thousand rows of a complete list, whose length is not known in advance. */
  whole(): void;
  /**
   * Charges for further rows of a complete list as they are read, in steps of a thousand. Callers that share another
   * request's read are not charged.
   */
  rows(rows: AsyncIterable<unknown>): AsyncIterable<unknown>;
  /** Returns the response headers with the state of the budget. */
  headers(): Record<string, string>;
}

const nothing = (): void => undefined;
const free: ListBill = { request: nothing, page: nothing, whole: nothing, rows: (rows) => rows, headers: () => ({}) };

/**
 * Creates the bill for one list. Charges made before a read throw INVALID_REQUEST 429 (reason BUDGET_EXCEEDED) if the
 * remaining budget is too small. A read that has started is completed.
 */
function listBill(ctx: RequestContext): ListBill {
  if (ctx.actor?.role === UserRole.ADMINISTRATOR) return free;
  const { costBudgets } = ctx.services;
  return {
    // Anonymous clients were already charged before any data was read (visitor-charges.ts).
    request: () => void (ctx.actor && costBudgets.spend(ctx, unchanged)),
    page: (size) => void costBudgets.spend(ctx, pageOf(size)),
    whole: () => void costBudgets.spend(ctx, thousandRows),
    rows: (rows) => charged(rows, () => costBudgets.charge(ctx, thousandRows)),
    headers: () => budgetHeaders(costBudgets.of(ctx)),
  };
}

/** Yields the rows unchanged, and charges for each further thousand at its first row. */
async function* charged(rows: AsyncIterable<unknown>, chargeThousand: () => void): AsyncGenerator<unknown> {
  let sent = 0;
  for await (const row of rows) {
    if (sent > 0 && sent % 1_000 === 0) chargeThousand();
    sent++;
    yield row;
  }
}

/** Paging parameters of REST lists. */
class RestPage {
  @IsOptional()
  @Min(0)
  @Max(2_147_483_647)
  @IsInt()
  page?: number;

  @IsOptional()
  @Min(1)
  @Max(500)
  @IsInt()
  pageSize?: number;
}

interface Exchange {
  readonly req: Request;
  readonly res: Response;
  readonly spools: BufferedResponses;
}

/**
 * Sends a list: 304 if unchanged, one page if `page` or `pageSize` is set, otherwise all rows. In the last case, the
 * rows and the ETag are read in one snapshot. The caller's budget is charged. Throws 429 if it is used up.
 */
export async function sendListing(
  ctx: RequestContext,
  { req, res, spools }: Exchange,
  { path, read }: { path: string; read: Reading<Listing<unknown>> },
): Promise<void> {
  const pageQuery = readInput(RestPage, {
    ...numberAs('page', req.query.page),
    ...numberAs('pageSize', req.query.pageSize),
  });
  const bill = listBill(ctx);
  res.set(bill.headers());
  bill.request();
  const listing = await read();
  const tag = await listing.etag();
  res.vary('Authorization, Host, Accept-Encoding');
  if (isNamed(req.get('if-none-match'), `"${tag}"`)) {
    res
      .set({ ...headersFor(tag), ...bill.headers() })
      .status(304)
      .end();
  } else if (pageQuery.page !== undefined || pageQuery.pageSize !== undefined) {
    const { page: index = 0, pageSize: size = 36 } = pageQuery;
    bill.page(size);
    const page = await listing.page({ index, size });
    const total = String(await page.total());
    res.set({ ...headersFor(tag), ...bill.headers(), 'X-Total-Count': total }).json(page.items);
  } else if (listing.isFixed) {
    const rows: unknown[] = [];
    for await (const row of listing.rows()) rows.push(row);
    bill.page(rows.length);
    res.set({ ...headersFor(tag), ...bill.headers() }).json(rows);
  } else {
    bill.whole();
    res.set(bill.headers());
    await sendText(
      listing.isStock ? await fromReplica(ctx) : ctx,
      { req, res, spools },
      {
        key: `${path} ${tag}`,
        async read(em) {
          const whole = await read(em);
          return {
            headers: { ...headersFor(await whole.etag()), 'Content-Type': 'application/json; charset=utf-8' },
            pieces: jsonArray(bill.rows(whole.rows())),
          };
        },
      },
    );
  }
}

const headersFor = (tag: string): Record<string, string> => ({
  ETag: `"${tag}"`,
  'Cache-Control': 'private, no-cache',
});

/** Values that are not numbers are returned unchanged, so that the input class reports an error. */
const numberAs = (name: string, value: unknown): Record<string, unknown> =>
  value === undefined ? {} : { [name]: typeof value === 'string' && value.trim() !== '' ? Number(value) : value };

/** Approximate chunk size in characters. It uses the disk and socket efficiently without accumulating memory. */
const chunkChars = 65_536;

async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let chunk = '[';
  let separator = '';
  for await (const row of rows) {
    chunk += separator + JSON.stringify(row);
    separator = ',';
    if (chunk.length >= chunkChars) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}]`;
}

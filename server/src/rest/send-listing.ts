import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Request, Response } from 'express';
import { readInput } from '../kernel/input/input.ts';
import type { Listing } from '../kernel/input/page.ts';
import type { Reading } from '../kernel/transport/route.ts';
import { type RequestContext, UserRole } from '../kernel/use-cases/context.ts';
import { budgetHeaders } from '../kernel/use-cases/cost-budget.ts';
import { fromReplica } from '../platform/database/replicas/read-routing.ts';
import { isNamed } from '../platform/http/if-none-match.ts';
import type { Spools } from '../platform/spools/spools.ts';
import { sendText } from './send-text.ts';

/** What a list costs of the caller's budget, which GraphQL spends too: its rows are cheaper here, and come by the thousand. */
const unchanged = 1;
const pageOf = (size: number): number => 4 + Math.ceil(size / 10);
const thousandRows = 20;

/** Pays for one list. Administrators pay nothing. */
interface ListBill {
  /** What every answer costs, also one that says that nothing has changed. */
  asked(): void;
  page(size: number): void;
  /** A whole list, whose length nobody knows before its end: the first thousand rows of it. */
  whole(): void;
  /**
   * The further rows of a whole list as they are read: paid for by the thousand, by whoever has them read. Others who take
   * the same text at the same time cost no reading.
   */
  rows(rows: AsyncIterable<unknown>): AsyncIterable<unknown>;
  /** How the budget stands. */
  headers(): Record<string, string>;
}

const nothing = (): void => undefined;
const free: ListBill = { asked: nothing, page: nothing, whole: nothing, rows: (rows) => rows, headers: () => ({}) };

/** Each part throws INVALID_REQUEST 429 (reason BUDGET_EXCEEDED) when the budget is used up. Parts that have begun run to their end. */
function listBill(ctx: RequestContext): ListBill {
  if (ctx.actor?.role === UserRole.ADMINISTRATOR) return free;
  const { costBudgets } = ctx.services;
  return {
    // Visitors have paid it already, before anything was read (visitor-charges.ts).
    asked: () => void (ctx.actor && costBudgets.spend(ctx, unchanged)),
    page: (size) => void costBudgets.spend(ctx, pageOf(size)),
    whole: () => void costBudgets.spend(ctx, thousandRows),
    rows: (rows) => charged(rows, () => costBudgets.charge(ctx, thousandRows)),
    headers: () => budgetHeaders(costBudgets.of(ctx)),
  };
}

/** The same rows; the first thousand is paid for, each further one when it begins. */
async function* charged(rows: AsyncIterable<unknown>, chargeThousand: () => void): AsyncGenerator<unknown> {
  let sent = 0;
  for await (const row of rows) {
    if (sent > 0 && sent % 1_000 === 0) chargeThousand();
    sent++;
    yield row;
  }
}

/** Paging as REST names it. */
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
  readonly spools: Spools;
}

/**
 * Answers a list: 304 when unchanged, one page when `page` or `pageSize` asks for it, else everything. A whole list is one
 * state of the stock, and its ETag that of this state. What it costs is taken of the caller's budget; 429 when that is
 * used up.
 */
export async function sendListing(
  ctx: RequestContext,
  { req, res, spools }: Exchange,
  { path, read }: { path: string; read: Reading<Listing<unknown>> },
): Promise<void> {
  const asked = readInput(RestPage, {
    ...numberAs('page', req.query.page),
    ...numberAs('pageSize', req.query.pageSize),
  });
  const bill = listBill(ctx);
  res.set(bill.headers());
  bill.asked();
  const listing = await read(ctx);
  const tag = await listing.etag();
  res.vary('Authorization, Host, Accept-Encoding');
  if (isNamed(req.get('if-none-match'), `"${tag}"`)) {
    res
      .set({ ...headersFor(tag), ...bill.headers() })
      .status(304)
      .end();
  } else if (asked.page !== undefined || asked.pageSize !== undefined) {
    const { page: index = 0, pageSize: size = 36 } = asked;
    bill.page(size);
    const found = await listing.page({ index, size });
    const total = String(await found.total());
    res.set({ ...headersFor(tag), ...bill.headers(), 'X-Total-Count': total }).json(found.items);
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
        async read(snapshot) {
          const whole = await read(snapshot);
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

/** What is no number goes on as it is: the input class says what is wrong with it. */
const numberAs = (name: string, value: unknown): Record<string, unknown> =>
  value === undefined ? {} : { [name]: typeof value === 'string' && value.trim() !== '' ? Number(value) : value };

/** Chunks of about this size keep disk and socket busy without piling up. */
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

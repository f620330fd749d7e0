import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Request, Response } from 'express';
import type { RequestContext } from '../kernel/context.ts';
import { readInput } from '../kernel/input.ts';
import type { Listing } from '../kernel/page.ts';
import { isNamed } from './if-none-match.ts';
import { listBill } from './list-price.ts';

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

/**
 * Answers a list: 304 when unchanged, one page when `page` or `pageSize` asks for it, else everything, streamed. What it
 * costs is taken of the caller's budget; 429 when that is used up.
 */
export async function sendListing(
  ctx: RequestContext,
  req: Request,
  res: Response,
  listing: Listing<unknown>,
): Promise<void> {
  const asked = readInput(RestPage, {
    ...numberAs('page', req.query.page),
    ...numberAs('pageSize', req.query.pageSize),
  });
  const bill = listBill(ctx);
  res.set(bill.headers());
  bill.asked();
  const etag = `"${await listing.etag()}"`;
  const describe = (): Response =>
    res
      .set({ ETag: etag, 'Cache-Control': 'private, no-cache', ...bill.headers() })
      .vary('Authorization, Host, Accept-Encoding');
  if (isNamed(req.get('if-none-match'), etag)) {
    describe().status(304).end();
    return;
  }
  if (asked.page !== undefined || asked.pageSize !== undefined) {
    const { page: index = 0, pageSize: size = 36 } = asked;
    bill.page(size);
    const found = await listing.page({ index, size });
    const total = await found.total();
    describe().set('X-Total-Count', String(total)).json(found.items);
    return;
  }
  const rows = bill.rows(listing.rows());
  describe().type('json');
  await pipeline(Readable.from(jsonArray(rows)), res);
}

/** What is no number goes on as it is: the input class says what is wrong with it. */
const numberAs = (name: string, value: unknown): Record<string, unknown> =>
  value === undefined ? {} : { [name]: typeof value === 'string' && value.trim() !== '' ? Number(value) : value };

/** Chunks of about this size keep the socket busy without piling up. */
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

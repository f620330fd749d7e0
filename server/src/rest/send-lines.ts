import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { LinesStep } from '../kernel/transport/route.ts';
import { isHangUp } from '../kernel/transport/send-bytes.ts';
import { type RequestContext, UserRole } from '../kernel/use-cases/context.ts';
import { budgetHeaders } from '../kernel/use-cases/cost-budget.ts';

/** How long a client may go without reading any data before it is disconnected, in milliseconds. */
const stalled = 60_000;

/**
 * Maximum length of a chunk in characters. Longer strings are allocated in the old space and accumulate until a full
 * garbage collection.
 */
const chunkChars = 65_536;

/** Number of rows that together cost as much as one row of a GraphQL list. */
const rowsForOne = 10;

/**
 * Sends JSON lines as fast as the client reads them, compressed if the client accepts compression. Each chunk is read
 * after the previous one has been sent, so memory use is limited to two chunks. Costs are charged as they are
 * incurred. A caller whose budget is used up is rejected before the response starts.
 */
export async function sendLines(
  ctx: RequestContext,
  { req, res }: { req: Request; res: Response },
  steps: AsyncIterable<LinesStep>,
): Promise<void> {
  const { costBudgets } = ctx.services;
  const isFree = ctx.actor?.role === UserRole.ADMINISTRATOR;
  if (!isFree) costBudgets.spend(ctx, 1);
  const charge = (rows: number): void => {
    if (!isFree && rows > 0) costBudgets.charge(ctx, Math.ceil(rows / rowsForOne));
  };
  const texts = textsOf(steps, charge);
  // The first chunk is read before the response starts. A failure can then be returned as an error instead of an
  // aborted stream.
  const first = await texts.next();
  res
    .set({
      ...(isFree ? {} : budgetHeaders(costBudgets.of(ctx))),
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Accel-Buffering': 'no',
    })
    .vary('Authorization, Host, Accept-Encoding')
    .setTimeout(stalled, () => res.destroy());
  const content = Readable.from(startingWith(first, texts), { highWaterMark: 1 });
  try {
    if (req.acceptsEncodings('gzip', 'identity') === 'gzip') {
      // Flushes each chunk, so that a disconnected client can continue from its last cursor.
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      await pipeline(content, gzip, res.set('Content-Encoding', 'gzip'));
    } else await pipeline(content, res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
    ctx.log.debug({ err: error }, 'the client disconnected before its feed ended');
  }
}

async function* textsOf(steps: AsyncIterable<LinesStep>, charge: (rows: number) => void): AsyncGenerator<string> {
  for await (const { lines, rows } of steps) {
    charge(rows);
    let chunk = '';
    for (const line of lines) {
      chunk += `${JSON.stringify(line)}\n`;
      if (chunk.length < chunkChars) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk !== '') yield chunk;
  }
}

async function* startingWith(
  first: IteratorResult<string, unknown>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

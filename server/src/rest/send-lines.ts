import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { LinesStep } from '../kernel/transport/route.ts';
import { isHangUp } from '../kernel/transport/send-bytes.ts';
import { type RequestContext, UserRole } from '../kernel/use-cases/context.ts';
import { budgetHeaders } from '../kernel/use-cases/cost-budget.ts';

/** A client that takes nothing for so long is gone, in milliseconds. */
const stalled = 60_000;

/** Longer texts are put among old objects at once, and pile up there until all of the heap is collected. */
const chunkChars = 65_536;

/** Rows that cost as much as one of a list of GraphQL. */
const rowsForOne = 10;

/**
 * Sends lines of JSON at the client's pace, compressed where it takes that: a step is read when the one before is on its way,
 * so that an answer of any length takes the memory of two. What it costs is taken as it goes; whoever owes too much is
 * refused before it begins.
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
  // The first step may find that nothing can be read: that is an error like any other, and no broken answer.
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
      // What is made is sent: whoever is cut off can go on from the last cursor.
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      await pipeline(content, gzip, res.set('Content-Encoding', 'gzip'));
    } else await pipeline(content, res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
    ctx.log.debug({ err: error }, 'a client has left before its feed ended');
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

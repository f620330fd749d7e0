import { retrySchedule, retrySpread } from '../modules/webhooks/index.ts';
import { jsonLine, table } from './blocks.ts';
import type { Recording } from './exchanges.ts';

interface NamedEvent {
  readonly name: string;
  readonly meaning: string;
}

/** Lists the webhook events with their meanings and example data. */
export const eventsText = (events: readonly NamedEvent[], { messages }: Recording): string =>
  table(
    ['Event', 'Type and meaning', 'Example of `data`'],
    events.map(({ name, meaning }) => {
      const message = messages[name.toLowerCase().replace('_', '.')];
      return [`\`${name}\``, meaning, message ? `\`${jsonLine(message.data)}\`` : ''];
    }),
  );

/** Lists the attempts to deliver a webhook message, with their delays. */
export const retriesText = (): string =>
  [
    table(
      ['Attempt', 'Delay after previous', 'Since first attempt'],
      retrySchedule.map(({ number, delay, elapsed }) => [
        String(number),
        number === 1 ? 'none' : durationText(delay),
        durationText(elapsed),
      ]),
    ),
    `Each delay starts when the previous attempt has failed. A random 0 to ${retrySpread * 100} % is added to it.`,
  ].join('\n\n');

const units = [
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** Formats a duration: `7875` → `2 h 11 min 15 s`. */
function durationText(seconds: number): string {
  let rest = seconds;
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return parts.join(' ') || '0';
}

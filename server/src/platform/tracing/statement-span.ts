import { SpanKind } from '@opentelemetry/api';
import type { Client } from 'pg';
import { isTracing, type SpanDescription, withSpan } from '../../kernel/tracing.ts';

/** Maximum length of recorded SQL, in characters. */
const maxText = 4_000;

/**
 * Runs a query of a PostgreSQL client in a span. Only runs it if tracing is off, or if it is not a statement whose result
 * is a promise (cursor, COPY, callback).
 */
export function withStatementSpan(client: Client, args: readonly unknown[], run: () => unknown): unknown {
  const [text] = args;
  if (!isTracing() || typeof text !== 'string' || typeof args.at(-1) === 'function') return run();
  return withSpan(
    () => describeStatement(client, text),
    async () => run(),
  );
}

function describeStatement({ database, host, port }: Client, text: string): SpanDescription {
  const summary = summaryOf(text);
  return {
    name: summary,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': database ?? '',
      'db.query.summary': summary,
      'db.query.text': withoutLiterals(text).slice(0, maxText),
      'server.address': host,
      'server.port': port,
    },
  };
}

/** Returns the verb of a statement and its first table, such as `select sales_order`. */
function summaryOf(text: string): string {
  const [verb = 'query'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?([a-z]\w*)/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

/** Replaces strings and numbers, which may be values from a request. Parameters such as `$1` remain. */
export const withoutLiterals = (text: string): string =>
  text
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?');
